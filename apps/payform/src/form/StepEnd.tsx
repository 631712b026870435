import type { FormInit } from '@tiyin/domain/payment-form';
import type { TimeLeft } from './use-payment-form.ts';
import { useLocale } from '../locales/Locale.tsx';
import { wallClock } from '../locales/until-words.ts';
import { cancel, turnEnd } from '../shell/StepLayout.css.ts';

export type StepEndProps = {
  readonly init: FormInit;
  readonly timeLeft: TimeLeft;
  readonly onCancel: () => void;
};

/** The deadline as a local time, for customers who switch to another app, and the cancel button. */
export function StepEnd({ init, timeLeft, onCancel }: StepEndProps) {
  const locale = useLocale();
  const { t } = locale;
  const { deadline, now } = timeLeft;
  const until = wallClock(deadline, now(), init.currencyInfo.code, locale);
  return (
    <div className={turnEnd}>
      <span>{t('time.until', until)}</span>
      <button type="button" className={cancel} onClick={onCancel}>
        {t(init.type === 'Deposit' ? 'cancel.link' : 'cancel.link.withdrawal')}
      </button>
    </div>
  );
}
