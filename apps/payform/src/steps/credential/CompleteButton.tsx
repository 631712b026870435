import type { ActionButtonProps } from '@tiyin/ui/payments/action-button';
import { Spinner } from '@tiyin/ui/spinner';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { TimedButton } from '../../form/TimedButton.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { useLocale } from '../../locales/Locale.tsx';

/** What the button takes. */
export type CompleteButtonProps = Pick<
  ActionButtonProps,
  'type' | 'form' | 'isDisabled' | 'onPress'
> & {
  /** What it does, until it does it. */
  readonly label: string;
  readonly timeLeft: TimeLeft;
  /** The server is being told: the button keeps the focus and does nothing. */
  readonly isCompleting: boolean;
};

/**
 * "I have paid", or "Send". While the server is told, it says so itself.
 */
export function CompleteButton(props: CompleteButtonProps) {
  const { label, timeLeft, isCompleting, type = 'button', onPress, ...aria } = props;
  const { t } = useLocale();
  return (
    <>
      <TimedButton
        {...aria}
        timeLeft={timeLeft}
        type={isCompleting ? 'button' : type}
        onPress={() => !isCompleting && onPress?.()}
      >
        {isCompleting && <Spinner label={t('in_progress')} size="sm" />}
        <span>{isCompleting ? t('in_progress') : label}</span>
      </TimedButton>
      <VisuallyHidden>
        <span role="status">{isCompleting ? t('in_progress') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
