import type { ApiProblem } from '@tiyin/api/errors';
import { ErrorState } from '@tiyin/ui/error-state';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { i18n } from '../../texts/i18n.ts';

export interface PartPlaceholderProps {
  /** The message if it did not load. */
  readonly title: string;
  /** Missing while loading. */
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Shown instead of a part of the merchant. */
export function PartPlaceholder({ isRetrying, onRetry, problem, title }: PartPlaceholderProps) {
  if (problem !== undefined) {
    return (
      <ErrorState title={title} {...{ isRetrying, onRetry }}>
        {problem.title}
      </ErrorState>
    );
  }
  return (
    <SkeletonLines
      label={i18n.t('Loading')}
      lines={[{ width: 'medium' }, { height: 'badge' }, { width: 'long' }]}
    />
  );
}
