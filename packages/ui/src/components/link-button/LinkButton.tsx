import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { button, content } from '../button/Button.css.ts';
import type { ButtonVariant } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';

export type LinkButtonProps = Pick<
  AriaLinkProps,
  'id' | 'rel' | 'target' | 'download' | 'autoFocus' | 'aria-describedby'
> & {
  /** The target. A link that must not be followed is not shown: there is no disabled state. */
  readonly href: string;
  readonly children: ReactNode;
  /** A link takes nothing back, so there is no `danger`. Default: `secondary`. */
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Before the text; decorative. */
  readonly icon?: Glyph;
  /** After the text; decorative. */
  readonly iconAfter?: Glyph;
  /** Takes the whole width of its container. */
  readonly isWide?: boolean;
};

/** The way on from a page, such as Continue: it looks like a button and stays an anchor. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconAfter,
  isWide = false,
  ...aria
}: LinkButtonProps) {
  return (
    <AriaLink {...aria} className={button({ variant, size, isWide, isLink: true })}>
      <span className={content()}>
        {icon && <Icon glyph={icon} size={16} />}
        {children}
        {iconAfter && <Icon glyph={iconAfter} size={16} />}
      </span>
    </AriaLink>
  );
}
