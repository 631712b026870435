/**
 * Calendar texts that React Aria lacks, or takes from the machine's clock or the browser's
 * language.
 */
export type CalendarWords = {
  readonly today: string;
  readonly selected: string;
  readonly rangeStart: string;
  readonly rangeEnd: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly notBefore: (date: string) => string;
  readonly notAfter: (date: string) => string;
  readonly notReversed: string;
  /** The placeholders of an empty date: day, month and year. */
  readonly empty: Readonly<Record<'day' | 'month' | 'year', string>>;
};

const english: CalendarWords = {
  today: 'Today',
  selected: 'selected',
  rangeStart: 'start of the range',
  rangeEnd: 'end of the range',
  firstDay: 'first day that can be chosen',
  lastDay: 'last day that can be chosen',
  notBefore: (date) => `Choose ${date} or a later day`,
  notAfter: (date) => `Choose ${date} or an earlier day`,
  notReversed: 'From must not be after To',
  empty: { day: 'dd', month: 'mm', year: 'yyyy' },
};

const russian: CalendarWords = {
  today: 'Сегодня',
  selected: 'выбрано',
  rangeStart: 'начало периода',
  rangeEnd: 'конец периода',
  firstDay: 'первый доступный день',
  lastDay: 'последний доступный день',
  notBefore: (date) => `Выберите ${date} или более поздний день`,
  notAfter: (date) => `Выберите ${date} или более ранний день`,
  notReversed: 'Начало периода не может быть позже конца',
  empty: { day: 'дд', month: 'мм', year: 'гггг' },
};

const uzbek: CalendarWords = {
  today: 'Bugun',
  selected: 'tanlangan',
  rangeStart: 'oraliq boshi',
  rangeEnd: 'oraliq oxiri',
  firstDay: 'tanlash mumkin boʻlgan birinchi kun',
  lastDay: 'tanlash mumkin boʻlgan oxirgi kun',
  notBefore: (date) => `${date} yoki undan keyingi kunni tanlang`,
  notAfter: (date) => `${date} yoki undan oldingi kunni tanlang`,
  notReversed: 'Oraliq boshi oxiridan keyin boʻlmasligi kerak',
  empty: { day: 'kk', month: 'oo', year: 'yyyy' },
};

/** The calendar texts of a locale; English if it is neither Russian nor Uzbek. */
export function calendarWords(locale: string): CalendarWords {
  const language = locale.split('-')[0];
  if (language === 'ru') return russian;
  return language === 'uz' ? uzbek : english;
}
