import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { link } from './Link.css.ts';

/** What a link takes: where it goes, and words that say so out of context. */
export type LinkProps = Pick<
  AriaLinkProps,
  'id' | 'rel' | 'onPress' | 'aria-current' | 'aria-describedby'
> & {
  readonly href: string;
  readonly children: ReactNode;
  /** `inline` within text, underlined; `quiet` where its place already says that it is a link. */
  readonly variant?: 'inline' | 'quiet';
};

/** Goes somewhere. A real anchor: it opens in a new tab when asked to, and an app's router handles the rest. */
export function Link({ children, variant = 'inline', ...aria }: LinkProps) {
  return (
    <AriaLink {...aria} className={link({ variant })}>
      {children}
    </AriaLink>
  );
}
