import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { link } from './Link.css.ts';

/** Takes the target, and words that describe it out of context. */
export type LinkProps = Pick<
  AriaLinkProps,
  'id' | 'rel' | 'onPress' | 'download' | 'aria-current' | 'aria-describedby'
> & {
  readonly href: string;
  readonly children: ReactNode;
  /** `inline` within text, underlined; `quiet` when the context already shows that it is a link. */
  readonly variant?: 'inline' | 'quiet';
};

/**
 * Navigates. A real anchor, so it can open in a new tab; an app's router handles the rest. With `download` the browser
 * saves the file, and no router sees it.
 */
export function Link({ children, variant = 'inline', ...aria }: LinkProps) {
  return (
    <AriaLink {...aria} className={link({ variant })}>
      {children}
    </AriaLink>
  );
}
