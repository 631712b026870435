import type { FormState } from '@tiyin/domain/payment-form';
import { useLocale } from '../../locales/Locale.tsx';
import { wallClock } from '../../locales/until-words.ts';
import { centeredHint } from '../../shell/hint.css.ts';

export type LookedForProps = {
  readonly state: FormState<'fail'>;
  /** The server's time (Unix ms). */
  readonly nowMs: number;
};

/** Until when late money is looked for, as long as it is (FORM-205). */
export function LookedFor({ state, nowMs }: LookedForProps) {
  const locale = useLocale();
  const { init, lookedForUntil } = state;
  if (init === undefined || lookedForUntil === undefined) return null;
  const untilMs = Date.parse(lookedForUntil);
  if (nowMs >= untilMs) return null;
  const until = wallClock(untilMs, nowMs, init.currencyInfo.code, locale);
  return <p className={centeredHint}>{locale.t('fail.looking', until)}</p>;
}
