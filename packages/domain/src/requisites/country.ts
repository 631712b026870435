/** The countries of requisites, named by their currencies (FORM-32). */
export type CountryCode = 'KGS' | 'UZS' | 'AZN' | 'RUB';

/** The flag next to requisites; `default` for another or unknown country (FORM-26). */
export type CountryFlag = 'kgs' | 'uzs' | 'azn' | 'rub' | 'default';

/**
 * A country's mobile numbers: their prefix, their length with the plus, and the groups except the
 * last (FORM-32).
 */
export type MobileFormat = {
  readonly prefix: string;
  readonly length: number;
  readonly groups: readonly number[];
};

/** The mobile numbers of each country (FORM-32). */
export const mobileFormats: Readonly<Record<CountryCode, MobileFormat>> = {
  KGS: { prefix: '+996', length: 13, groups: [4, 3] },
  UZS: { prefix: '+998', length: 13, groups: [4, 2, 3, 2, 2] },
  AZN: { prefix: '+994', length: 13, groups: [4, 2, 3, 2] },
  RUB: { prefix: '+7', length: 12, groups: [2, 3, 3, 2] },
};

/** Every country of requisites. */
export const countryCodes: readonly CountryCode[] = ['KGS', 'UZS', 'AZN', 'RUB'];

const flags: Readonly<Record<CountryCode, CountryFlag>> = {
  KGS: 'kgs',
  UZS: 'uzs',
  AZN: 'azn',
  RUB: 'rub',
};

/** Whether a country code of the wire is one of ours; exact, upper case (FORM-31). */
export function isCountryCode(text: string): text is CountryCode {
  return Object.hasOwn(mobileFormats, text);
}

/** The flag of an API country code, `default` for a missing or other one (FORM-26). */
export function countryFlag(code: string | undefined): CountryFlag {
  return code !== undefined && isCountryCode(code) ? flags[code] : 'default';
}
