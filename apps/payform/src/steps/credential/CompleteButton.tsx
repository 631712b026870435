import { Button } from '@tiyin/ui/button';
import type { ButtonProps } from '@tiyin/ui/button';
import { Spinner } from '@tiyin/ui/spinner';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { TimeLeftLabel } from '../../form/TimeLeftLabel.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { useLocale } from '../../locales/Locale.tsx';

/** What the button takes. */
export type CompleteButtonProps = Pick<ButtonProps, 'type' | 'form' | 'isDisabled' | 'onPress'> & {
  /** What it does, until it does it. */
  readonly label: string;
  readonly timeLeft: TimeLeft;
  /** The server is being told: the button keeps the focus and does nothing. */
  readonly isCompleting: boolean;
};

/**
 * "I have paid", or "Send". While the server is told, it says so itself: the library's pending state would have a
 * screen reader refer to the button for seconds after the step that carries it is gone.
 */
export function CompleteButton(props: CompleteButtonProps) {
  const { label, timeLeft, isCompleting, type = 'button', onPress, ...aria } = props;
  const { t } = useLocale();
  return (
    <>
      <Button
        {...aria}
        variant="primary"
        size="lg"
        isWide
        type={isCompleting ? 'button' : type}
        onPress={(event) => !isCompleting && onPress?.(event)}
      >
        {isCompleting && <Spinner label={t('in_progress')} size="sm" />}
        <span>{isCompleting ? t('in_progress') : label}</span>
        <TimeLeftLabel timeLeft={timeLeft} isOnButton />
      </Button>
      <VisuallyHidden>
        <span role="status">{isCompleting ? t('in_progress') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
