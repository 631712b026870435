import type { ReactNode } from 'react';
import { NoResultIcon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { Notice } from './Notice.tsx';

/** What an empty state takes. */
export type EmptyStateProps = {
  readonly title?: string;
  /** Why there is nothing, and what would bring something. */
  readonly children?: ReactNode;
  readonly icon?: Glyph;
  /** The one thing to do about it, a Button. */
  readonly action?: ReactNode;
};

/** Stands where a list has nothing in it (OFFICE-33). */
export function EmptyState({
  title = 'Nothing found',
  icon = NoResultIcon,
  ...rest
}: EmptyStateProps) {
  return <Notice {...rest} glyph={icon} tone="neutral" title={title} />;
}
