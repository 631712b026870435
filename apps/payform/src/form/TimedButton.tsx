import { ActionButton } from '@tiyin/ui/payments/action-button';
import type { ActionButtonProps } from '@tiyin/ui/payments/action-button';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { useLocale } from '../locales/Locale.tsx';
import { TimeLeftLabel } from './TimeLeftLabel.tsx';
import type { TimeLeft } from './use-payment-form.ts';

/** What a button with a countdown takes. */
export type TimedButtonProps = ActionButtonProps & { readonly timeLeft: TimeLeft };

/** A step's main button with the countdown on it. What a screen reader hears of the time stands beside it: a button's content is read as its name (FORM-211). */
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
