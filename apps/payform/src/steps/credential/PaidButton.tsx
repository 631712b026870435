import { Button } from '@tiyin/ui/button';
import { Spinner } from '@tiyin/ui/spinner';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { TimeLeftLabel } from '../../form/TimeLeftLabel.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { useLocale } from '../../locales/Locale.tsx';

/** What the button takes. */
export type PaidButtonProps = {
  readonly timeLeft: TimeLeft;
  /** The server is being told: the button keeps the focus and does nothing. */
  readonly isCompleting: boolean;
  readonly onPaid: () => void;
};

/**
 * "I have paid". While the server is told, it says so itself: the library's pending state would have a screen reader
 * refer to the button for seconds after the step that carries it is gone.
 */
export function PaidButton({ timeLeft, isCompleting, onPaid }: PaidButtonProps) {
  const { t } = useLocale();
  return (
    <>
      <Button variant="primary" size="lg" isWide onPress={() => !isCompleting && onPaid()}>
        {isCompleting && <Spinner label={t('in_progress')} size="sm" />}
        <span>{t(isCompleting ? 'in_progress' : 'have_paid')}</span>
        <TimeLeftLabel timeLeft={timeLeft} isOnButton />
      </Button>
      <VisuallyHidden>
        <span role="status">{isCompleting ? t('in_progress') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
