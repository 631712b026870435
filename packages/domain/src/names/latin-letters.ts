/** The usual Latin transliteration of each Cyrillic letter, without diacritics. */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/**
 * A name in small letters, its Cyrillic ones by Latin ones: found by it, the banks of Sbp, which are listed in Cyrillic
 * alone, can be typed on a keyboard of English or Uzbek (FORM-46). Not to be shown to anyone.
 */
export function latinLetters(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => letters[letter] ?? letter);
}
