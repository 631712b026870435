import type { DeviceClass } from '@tiyin/api/types';

/** Programs that open a link for a preview of it; browsers name none of these. */
const programs = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|curl|wget|python/i;

/** The first match counts: a tablet of Android says Android without Mobile. */
const classes: readonly (readonly [RegExp, DeviceClass])[] = [
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, 'TABLET'],
  [/\bMobile\b|\biPhone\b|\bAndroid\b/, 'PHONE'],
  [/\bWindows\b|\bMacintosh\b|\bX11\b|\bCrOS\b|\bLinux\b/, 'DESKTOP'],
];

/** Whether a person reads the page that a request loads: no preview of a messenger, no prefetch (FORM-780). */
export function isOpenedByPerson(headers: {
  readonly 'user-agent'?: string | undefined;
  readonly 'sec-purpose'?: string | string[] | undefined;
}): boolean {
  const userAgent = headers['user-agent'] ?? '';
  return !programs.test(userAgent) && !String(headers['sec-purpose'] ?? '').includes('prefetch');
}

/** The class of a device by its `User-Agent`; null if unknown. */
export function deviceClass(userAgent: string | undefined): DeviceClass | null {
  if (userAgent === undefined) return null;
  return classes.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
