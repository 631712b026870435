import { months } from './months.ts';

/**
 * Months and weekdays in Uzbek, for calendars: browsers claim the language and write `M11` and `Fri` (FORM-3).
 * Months from January, as within a date; weekdays from Sunday.
 */
export const uzbekNames: {
  readonly months: { readonly long: readonly string[]; readonly short: readonly string[] };
  readonly weekdays: {
    readonly long: readonly string[];
    readonly short: readonly string[];
    readonly narrow: readonly string[];
  };
} = {
  months: months.uz,
  weekdays: {
    long: ['yakshanba', 'dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba'],
    short: ['Yak', 'Dush', 'Sesh', 'Chor', 'Pay', 'Jum', 'Shan'],
    narrow: ['Y', 'D', 'S', 'C', 'P', 'J', 'S'],
  },
};
