import type { ReactNode } from 'react';
import { NoResultIcon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { Notice } from './Notice.tsx';
import { quiet } from './Notice.css.ts';

export type EmptyStateProps = {
  readonly title?: string;
  /** Why there is nothing, and how to add something. */
  readonly children?: ReactNode;
  readonly icon?: Glyph;
  /** The one thing to do about it, a Button. */
  readonly action?: ReactNode;
  /** `line`: a quiet sentence, for one of several sections that are often empty. Default: `notice`. */
  readonly look?: 'notice' | 'line';
};

/** Shown when a list is empty (OFFICE-33). */
export function EmptyState({
  title = say('Nothing found'),
  icon = NoResultIcon,
  look = 'notice',
  ...rest
}: EmptyStateProps) {
  if (look === 'line') {
    return (
      <div className={quiet}>
        <p>{title}</p>
        {rest.children !== undefined && <p>{rest.children}</p>}
        {rest.action}
      </div>
    );
  }
  return <Notice {...rest} glyph={icon} tone="neutral" title={title} />;
}
