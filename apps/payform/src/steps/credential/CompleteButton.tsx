import type { ActionButtonProps } from '@tiyin/ui/payments/action-button';
import { Spinner } from '@tiyin/ui/spinner';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { TimedButton } from '../../form/TimedButton.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { useLocale } from '../../locales/Locale.tsx';

export type CompleteButtonProps = Pick<
  ActionButtonProps,
  'type' | 'form' | 'isDisabled' | 'onPress'
> & {
  /** The label until it is pressed. */
  readonly label: string;
  readonly timeLeft: TimeLeft;
  /** The request is running: the button keeps the focus and ignores presses. */
  readonly isCompleting: boolean;
};

/** "I have paid", or "Send". Its label shows a running request. */
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
