import { memo } from 'react';
import type { ReactNode } from 'react';

type UnchangedProps = {
  /** All that the content is made of. */
  readonly of: readonly unknown[];
  readonly children: () => ReactNode;
};

/**
 * Renders its content again only when a dependency changes, so that visible rows are not rendered
 * while others scroll in and out. (`memo` does not support generic components.)
 */
export const Unchanged = memo(Content, isUnchanged);

function Content({ children }: UnchangedProps) {
  return children();
}

function isUnchanged(before: UnchangedProps, now: UnchangedProps): boolean {
  return before.of.every((each, at) => Object.is(each, now.of[at]));
}
