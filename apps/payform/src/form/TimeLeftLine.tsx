import { useLocale } from '../locales/Locale.tsx';
import { line } from './TimeLeftLine.css.ts';
import { TimeLeftLabel } from './TimeLeftLabel.tsx';
import type { TimeLeft } from './use-payment-form.ts';

/** The countdown without a button around it. */
export function TimeLeftLine({ timeLeft }: { readonly timeLeft: TimeLeft }) {
  const { t } = useLocale();
  return (
    <p className={line}>
      <span>{t('countdown.label')}</span>
      <TimeLeftLabel timeLeft={timeLeft} />
    </p>
  );
}
