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

/** Opens the search over everything: it looks like a field, or is an icon in a narrow window. */
export function ShellSearch({ label, onPress, shortcut }: ShellSearchProps) {
  return (
    <Tooltip text={`${label} (${shortcut})`} placement="bottom">
      <AriaButton className={search} aria-label={label} onPress={onPress}>
        <Icon glyph={SearchIcon} />
        <span className={searchWords}>{label}</span>
        <kbd className={shortcutClass}>{shortcut}</kbd>
      </AriaButton>
    </Tooltip>
  );
}
