import { countryFlag } from '@tiyin/domain/requisites';
import type { CountryFlag as CountryFlagName } from '@tiyin/domain/requisites';
import type { flagColors } from '../../theme/pictures.ts';
import { flag, part } from './CountryFlag.css.ts';

export type CountryFlagProps = {
  /**
   * The API's country code (FORM-31): KGS, UZS, AZN or RUB. A missing or unknown code shows a
   * globe.
   */
  readonly code: string | undefined;
  /**
   * The country's name, only if no text next to the flag has it; without it the flag is decorative.
   */
  readonly label?: string;
};

type Part = readonly [color: keyof typeof flagColors, path: string];

/* Drawn for this library in a field of 24 × 18, with only the details visible at that size. */
const parts: Readonly<Record<CountryFlagName, readonly Part[]>> = {
  rub: [
    ['white', 'M0 0h24v6H0z'],
    ['blue', 'M0 6h24v6H0z'],
    ['red', 'M0 12h24v6H0z'],
  ],
  uzs: [
    ['sky', 'M0 0h24v6H0z'],
    ['green', 'M0 12h24v6H0z'],
    ['red', 'M0 5.4h24v7.2H0z'],
    ['white', 'M0 6.2h24v5.6H0zM6 .9a2 2 0 1 0 0 3.6A1.8 1.8 0 1 1 6 .9m4 1h1v1h-1zm3 0h1v1h-1z'],
  ],
  azn: [
    ['sky', 'M0 0h24v6H0z'],
    ['green', 'M0 12h24v6H0z'],
    ['red', 'M0 6h24v6H0z'],
    ['white', 'M12.4 7.1a2.5 2.5 0 1 0 0 3.8 2.1 2.1 0 1 1 0-3.8M14 8.2h1.6v1.6H14z'],
  ],
  kgs: [
    ['red', 'M0 0h24v18H0z'],
    ['yellow', 'M12 4.5a4.5 4.5 0 1 0 .1 0M12 7a2 2 0 1 1-.1 0'],
    ['yellow', 'M11 8h2v2h-2z'],
  ],
  default: [
    ['grey', 'M0 0h24v18H0z'],
    ['white', 'M12 4a5 5 0 1 0 .1 0M12 5a4 4 0 1 1-.1 0'],
    ['white', 'M7.5 8.5h9v1h-9zm4-4h1v9h-1z'],
  ],
};

/** The flag of the country that requisites are of (FORM-26). */
export function CountryFlag({ code, label }: CountryFlagProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={flag} viewBox="0 0 24 18" fillRule="evenodd" {...naming}>
      {parts[countryFlag(code)].map(([color, path]) => (
        <path key={path} className={part[color]} d={path} />
      ))}
    </svg>
  );
}
