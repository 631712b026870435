import type { ReactNode } from 'react';
import { NoResultIcon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { Notice } from './Notice.tsx';

export type EmptyStateProps = {
  readonly title?: string;
  /** Why there is nothing, and how to add something. */
  readonly children?: ReactNode;
  readonly icon?: Glyph;
  /** The one thing to do about it, a Button. */
  readonly action?: ReactNode;
};

/** Shown when a list is empty (OFFICE-33). */
export function EmptyState({
  title = say('Nothing found'),
  icon = NoResultIcon,
  ...rest
}: EmptyStateProps) {
  return <Notice {...rest} glyph={icon} tone="neutral" title={title} />;
}
