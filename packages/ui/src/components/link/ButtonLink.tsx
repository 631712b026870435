import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { button, content } from '../button/Button.css.ts';
import type { ButtonVariant } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';

/** What a link with a button's look takes. */
export type ButtonLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Before the text; decorative. */
  readonly icon?: Glyph;
  /** Takes the whole width of its container. */
  readonly isWide?: boolean;
};

/** A link that is the main way on from a page, such as Continue: it looks like a button and stays an anchor. */
export function ButtonLink({
  href,
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  isWide = false,
}: ButtonLinkProps) {
  return (
    <AriaLink href={href} className={button({ variant, size, isWide, isLink: true })}>
      <span className={content()}>
        {icon && <Icon glyph={icon} size={16} />}
        {children}
      </span>
    </AriaLink>
  );
}
