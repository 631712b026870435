import { Button as AriaButton } from 'react-aria-components';
import { Icon, SearchIcon } from '../icon/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { search, searchWords, shortcut as shortcutClass } from './ShellControls.css.ts';

export type ShellSearchProps = {
  /** "Go to anything". */
  readonly label: string;
  /** The keys that open it, too: "Ctrl K". */
  readonly shortcut: string;
  readonly onPress: () => void;
};

/**
 * Opens the search over everything: it looks like a field, or is an icon in a narrow window. Its keys are drawn and
 * are no part of its name, which is the label that voice control hears.
 */
export function ShellSearch({ label, onPress, shortcut }: ShellSearchProps) {
  return (
    <Tooltip text={`${label} (${shortcut})`} placement="bottom">
      <AriaButton className={search} aria-label={label} onPress={onPress}>
        <Icon glyph={SearchIcon} />
        <span className={searchWords}>{label}</span>
        <span className={shortcutClass} data-keys={shortcut} />
      </AriaButton>
    </Tooltip>
  );
}
