import type { Language } from '../money/index.ts';

/** A month's name within a date, and the short one of a table. */
type MonthNames = { readonly long: readonly string[]; readonly short: readonly string[] };

/**
 * Months as each language writes them within a date (FORM-3). Tables of our own: browsers claim Uzbek and
 * write `M11`, and their tables differ from the server's, so that a page drawn there would not be theirs.
 */
export const months: Readonly<Record<Language, MonthNames>> = {
  en: {
    long: names(
      'January February March April May June July August September October November December',
    ),
    short: names('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  ru: {
    long: names(
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    ),
    short: names('янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'),
  },
  uz: {
    long: names('yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'),
    short: names('yan fev mar apr may iyn iyl avg sen okt noy dek'),
  },
};

function names(list: string): readonly string[] {
  return list.split(' ');
}
