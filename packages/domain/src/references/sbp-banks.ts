import { sbpBankNames } from './sbp-bank-names.ts';
import type { SbpBankNames } from './sbp-bank-names.ts';
import members from './sbp-banks.json' with { type: 'json' };

/** A member bank of the fast bank-to-bank payment system (FORM-48). */
export type SbpBank = Partial<SbpBankNames> & {
  /** its place in the list, from 1 */
  readonly id: number;
  readonly name: string;
  /** the member code: 12 digits */
  readonly code: string;
};

/** The member banks of Sbp, in the order in which the system lists them (reference list 205). */
export const sbpBanks: readonly SbpBank[] = members.map(({ code, name }, index) => ({
  id: index + 1,
  name,
  code,
  ...sbpBankNames[code],
}));

/**
 * The member bank of an API `codeInteger` (FORM-48), or undefined: payouts are checked against it.
 */
export function sbpBankByCode(codeInteger: number): SbpBank | undefined {
  return sbpBanks.find(({ code }) => code === String(codeInteger));
}
