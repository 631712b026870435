import type { ReactNode } from 'react';
import { Notice } from '../empty-state/Notice.tsx';
import { LockIcon } from '../icon/index.ts';
import { say } from '../../locale/language/index.ts';

export type NoAccessProps = {
  readonly title?: string;
  /** The person or team that can help. */
  readonly children?: ReactNode;
  /** The way back, a LinkButton. */
  readonly action?: ReactNode;
};

/**
 * Shown when the signed-in person has no access (OFFICE-4). Not an error: trying again will not
 * help.
 */
export function NoAccess({
  title = say('You have no access to this page'),
  children = say('Ask the person who manages your account for the permission.'),
  action,
}: NoAccessProps) {
  return (
    <Notice glyph={LockIcon} tone="neutral" title={title} action={action}>
      {children}
    </Notice>
  );
}
