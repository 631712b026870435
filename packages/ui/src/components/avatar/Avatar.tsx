import { Icon, PersonIcon } from '../icon/index.ts';
import { initialsOf } from './initials.ts';
import { avatar } from './Avatar.css.ts';

export type AvatarProps = {
  /** The person's name as it is written; its initials are shown. Without a letter in it, a figure is. */
  readonly name: string;
  /** `sm` (24 px) has room for one initial, `md` (32 px) and `lg` (40 px) for two. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** The name is already next to the avatar, so a screen reader does not need it twice. */
  readonly isDecorative?: boolean;
};

/** A person, as small as two letters. */
export function Avatar({ name, size = 'md', isDecorative = false }: AvatarProps) {
  const initials = initialsOf(name, size === 'sm' ? 1 : 2);
  const naming =
    isDecorative || name.trim() === ''
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': name };
  return (
    <span className={avatar({ size })} {...naming}>
      {initials === '' ? <Icon glyph={PersonIcon} size={size === 'lg' ? 20 : 16} /> : initials}
    </span>
  );
}
