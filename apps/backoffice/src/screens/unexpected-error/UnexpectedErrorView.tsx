import { Button } from '@tiyin/ui/button';
import { ErrorState } from '@tiyin/ui/error-state';
import { ArrowLeftIcon } from '@tiyin/ui/icon';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';

/** Takes the error in words, and its actions. */
export interface UnexpectedErrorViewProps {
  /** The status and its text, or the error's message. */
  readonly message: string;
  readonly onBack: () => void;
  /** If a retry may help. */
  readonly onRetry?: () => void;
}

/** Shown instead of a broken screen (OFFICE-2). */
export function UnexpectedErrorView({ message, onBack, onRetry }: UnexpectedErrorViewProps) {
  return (
    <Stack align="center">
      <ErrorState title={i18n.t('Unexpected Application Error!')} {...(onRetry && { onRetry })}>
        {message}
      </ErrorState>
      <Button icon={ArrowLeftIcon} onPress={onBack}>
        {i18n.t('Back')}
      </Button>
    </Stack>
  );
}
