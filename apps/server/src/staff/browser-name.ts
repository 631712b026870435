/** The first match counts: most browsers also claim to be later ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: typeof browsers, text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A browser by its `User-Agent`, in familiar words: "Firefox on Windows"; null if unknown. Only
 * these words are stored, so that no untrusted text is shown to a person.
 */
export function browserName(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return names.filter((name) => name !== undefined).join(' on ') || null;
}
