import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Notice } from '../empty-state/Notice.tsx';
import { ErrorIcon, RefreshIcon } from '../icon/index.ts';
import { say } from '../../locale/language/index.ts';

/** Takes the error and what the reader can do about it. */
export type ErrorStateProps = {
  /** The failure, with its object: "The invoices did not load". */
  readonly title: string;
  /** The next action. */
  readonly children?: ReactNode;
} & (
  | { readonly onRetry: () => void; readonly isRetrying?: boolean; readonly retryLabel?: string }
  | { readonly onRetry?: undefined }
);

/**
 * Shown when content could not be loaded. Announced at once, because the reader is waiting for it.
 */
export function ErrorState({ title, children, ...retry }: ErrorStateProps) {
  const action = retry.onRetry !== undefined && (
    <Button
      icon={RefreshIcon}
      onPress={retry.onRetry}
      isPending={retry.isRetrying ?? false}
      pendingLabel={say('Trying again')}
    >
      {retry.retryLabel ?? say('Try again')}
    </Button>
  );
  return (
    <div role="alert">
      <Notice glyph={ErrorIcon} tone="error" title={title} action={action}>
        {children}
      </Notice>
    </div>
  );
}
