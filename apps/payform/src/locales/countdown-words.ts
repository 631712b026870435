import type { Language } from '@tiyin/domain/money';
import type { Translate } from './strings.ts';

/** Whole days that remain, for people: from one day on the countdown shows nothing else (FORM-51). */
export function daysWords(days: number, language: Language, t: Translate): string {
  const category = new Intl.PluralRules(language).select(days);
  const form = category === 'one' || category === 'few' ? category : 'many';
  return t(`countdown.days.${form}`, { days: String(days) });
}

/** The announcement when few seconds remain. */
export function countdownAnnouncement(seconds: number, t: Translate): string {
  return seconds < 60
    ? t('countdown.seconds_left', { seconds: String(seconds) })
    : t('countdown.minutes_left', { minutes: String(Math.round(seconds / 60)) });
}
