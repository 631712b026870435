import { homeTime } from '@tiyin/domain/dates';
import type { Language } from '@tiyin/domain/money';
import type { Translate } from './strings.ts';

/** A time (Unix ms) by the clock on the wall, and whose clock it is: for sentences as "until 15:47, Tashkent time". */
export function wallClock(
  ms: number,
  nowMs: number,
  currencyCode: string,
  { language, t }: { readonly language: Language; readonly t: Translate },
): { readonly time: string; readonly clock: string } {
  const { clock, text } = homeTime(ms, nowMs, currencyCode, language);
  return { time: text, clock: t(`clock.${clock}`) };
}
