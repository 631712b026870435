import { memo } from 'react';
import type { ReactNode } from 'react';

type UnchangedProps = {
  /** All that the content is made of. */
  readonly of: readonly unknown[];
  readonly children: () => ReactNode;
};

/**
 * Content that is rendered again only when something that it is made of has changed: rows that stay, while others scroll
 * in and out beside them. (`memo` by itself knows no generic components.)
 */
export const Unchanged = memo(Content, isUnchanged);

function Content({ children }: UnchangedProps) {
  return children();
}

function isUnchanged(before: UnchangedProps, now: UnchangedProps): boolean {
  return before.of.every((each, at) => Object.is(each, now.of[at]));
}
