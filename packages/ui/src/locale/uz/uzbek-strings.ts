/**
 * A text of React Aria, or a function that makes one. Uzbek nouns keep their form after a number,
 * so there are no plurals. A few arguments are flags: compare them as text.
 */
export type Phrase = string | ((args: Readonly<Record<string, string | number>>) => string);

/** Texts of React Aria by package and key. */
export type Phrases = Readonly<Record<string, Readonly<Record<string, Phrase>>>>;

const isTrue = (flag: unknown): boolean => String(flag) === 'true';

/**
 * React Aria's own texts in Uzbek (Latin), for the packages that our components use. React Aria has
 * none.
 */
export const uzbekStrings: Phrases = {
  '@react-aria/autocomplete': { collectionLabel: 'Takliflar' },
  '@react-aria/calendar': {
    previous: 'Oldingi',
    next: 'Keyingi',
    selectedDateDescription: ({ date }) => `Tanlangan sana: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `Tanlangan oraliq: ${dateRange}`,
    todayDate: ({ date }) => `Bugun, ${date}`,
    todayDateSelected: ({ date }) => `Bugun, ${date}, tanlangan`,
    dateSelected: ({ date }) => `${date}, tanlangan`,
    startRangeSelectionPrompt: 'Oraliqning boshlanishini tanlash uchun bosing',
    finishRangeSelectionPrompt: 'Oraliqning tugashini tanlash uchun bosing',
    minimumDate: 'Birinchi mavjud sana',
    maximumDate: 'Oxirgi mavjud sana',
    dateRange: ({ startDate, endDate }) => `${startDate} dan ${endDate} gacha`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }) =>
      [
        isTrue(isGroupChange) && `${groupTitle} guruhi, ${groupCount} ta variant. `,
        optionText,
        isTrue(isSelected) && ', tanlangan',
      ]
        .filter(Boolean)
        .join(''),
    countAnnouncement: ({ optionCount }) => `${optionCount} ta variant mavjud.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, tanlandi`,
    buttonLabel: 'Takliflarni koʻrsatish',
    listboxLabel: 'Takliflar',
  },
  '@react-aria/datepicker': {
    era: 'era',
    year: 'yil',
    month: 'oy',
    day: 'kun',
    hour: 'soat',
    minute: 'daqiqa',
    second: 'soniya',
    dayPeriod: 'TO/TK',
    calendar: 'Taqvim',
    startDate: 'Boshlanish sanasi',
    endDate: 'Tugash sanasi',
    weekday: 'hafta kuni',
    timeZoneName: 'vaqt mintaqasi',
    selectedDateDescription: ({ date }) => `Tanlangan sana: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) =>
      `Tanlangan oraliq: ${startDate} dan ${endDate} gacha`,
    selectedTimeDescription: ({ time }) => `Tanlangan vaqt: ${time}`,
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} tanlovdan chiqarildi.`,
    select: 'Tanlash',
    selectedCount: ({ count }) =>
      count === 0 ? 'Hech narsa tanlanmagan.' : `${count} ta element tanlandi.`,
    selectedAll: 'Barcha elementlar tanlandi.',
    selectedItem: ({ item }) => `${item} tanlandi.`,
    longPressToSelect: 'Tanlash rejimiga oʻtish uchun uzoq bosib turing.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'qatorda amal bor',
    hasLinkAnnouncement: ({ link }) => `qatorda havola bor: ${link}`,
  },
  '@react-aria/menu': {
    longPressMessage: 'Menyuni ochish uchun uzoq bosib turing yoki Alt + pastga strelkani bosing',
  },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `${fieldLabel}: kamaytirish`,
    increase: ({ fieldLabel }) => `${fieldLabel}: oshirish`,
    numberField: 'Raqam maydoni',
  },
  '@react-aria/overlays': { dismiss: 'Yopish' },
  '@react-aria/searchfield': { 'Clear search': 'Qidiruvni tozalash' },
  '@react-aria/spinbutton': { Empty: 'Boʻsh' },
  '@react-aria/tag': {
    removeDescription: 'Olib tashlash uchun Delete tugmasini bosing.',
    removeButtonLabel: 'Olib tashlash',
  },
  '@react-aria/toast': {
    close: 'Yopish',
    notifications: ({ count }) => `${count} ta bildirishnoma.`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `Sana ${minValue} yoki undan keyin boʻlishi kerak.`,
    rangeOverflow: ({ maxValue }) => `Sana ${maxValue} yoki undan oldin boʻlishi kerak.`,
    rangeReversed: 'Boshlanish sanasi tugash sanasidan keyin boʻlmasligi kerak.',
    unavailableDate: 'Bu sanani tanlab boʻlmaydi.',
  },
  'react-aria-components': {
    selectPlaceholder: 'Tanlang',
    tableResizer: 'Ustun kengligi',
    dropzoneLabel: 'Fayl uchun joy',
    colorSwatchPicker: 'Rang namunalari',
  },
};
