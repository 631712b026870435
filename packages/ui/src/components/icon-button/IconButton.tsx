import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { iconButton } from './IconButton.css.ts';

/** `label` names the action and is required. */
export type IconButtonProps = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'isDisabled'
  | 'slot'
  | 'type'
  | 'id'
  | 'autoFocus'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-describedby'
> & {
  readonly icon: Glyph;
  readonly label: string;
  readonly variant?: 'secondary' | 'ghost';
  readonly size?: 'sm' | 'md' | 'lg';
};

/** A square button with an icon alone, where the picture is known and room is short. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  ...aria
}: IconButtonProps) {
  return (
    <AriaButton {...aria} aria-label={label} className={iconButton({ variant, size })}>
      <Icon glyph={icon} size={size === 'sm' ? 16 : 20} />
    </AriaButton>
  );
}
