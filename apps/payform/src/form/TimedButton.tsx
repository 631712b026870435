import { ActionButton } from '@tiyin/ui/payments/action-button';
import type { ActionButtonProps } from '@tiyin/ui/payments/action-button';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { useLocale } from '../locales/Locale.tsx';
import { TimeLeftLabel } from './TimeLeftLabel.tsx';
import type { TimeLeft } from './use-payment-form.ts';

export type TimedButtonProps = ActionButtonProps & { readonly timeLeft: TimeLeft };

/**
 * A step's main button with the countdown on it. The announced time is next to the button, because
 * a button's content is its name (FORM-211).
 */
export function TimedButton({ timeLeft, children, ...button }: TimedButtonProps) {
  const { t } = useLocale();
  return (
    <>
      <ActionButton {...button}>
        {children}
        <TimeLeftLabel timeLeft={timeLeft} isOnButton />
      </ActionButton>
      <VisuallyHidden>
        {t('countdown.label')} <TimeLeftLabel timeLeft={timeLeft} />
      </VisuallyHidden>
    </>
  );
}
