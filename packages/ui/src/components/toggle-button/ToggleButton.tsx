import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import type { ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components';
import { button, content } from '../button/Button.css.ts';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { iconButton } from '../icon-button/IconButton.css.ts';
import { on } from './ToggleButton.css.ts';

/** Visible words, or an icon with a name: a button without a name does not compile. */
type ToggleButtonFace =
  | { readonly children: string; readonly icon?: Glyph; readonly label?: never }
  | { readonly label: string; readonly icon: Glyph; readonly children?: never };

/** Its name stays the same when it is pressed: "Only unmatched", not "Show all". */
export type ToggleButtonProps = Pick<
  AriaToggleButtonProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isDisabled'
  | 'id'
  | 'autoFocus'
  | 'aria-describedby'
  | 'aria-controls'
> &
  ToggleButtonFace & {
    /** Default: `md`. */
    readonly size?: 'sm' | 'md' | 'lg';
  };

/** A button that stays pressed until it is pressed again: a view or a mode that is on. */
export function ToggleButton({ children, label, icon, size = 'md', ...aria }: ToggleButtonProps) {
  const look = { variant: 'secondary', size } as const;
  if (children === undefined) {
    return (
      <AriaToggleButton {...aria} aria-label={label} className={`${iconButton(look)} ${on}`}>
        <Icon glyph={icon} size={size === 'sm' ? 16 : 20} />
      </AriaToggleButton>
    );
  }
  return (
    <AriaToggleButton {...aria} className={`${button({ ...look, isWide: false })} ${on}`}>
      <span className={content()}>
        {icon && <Icon glyph={icon} size={16} />}
        {children}
      </span>
    </AriaToggleButton>
  );
}
