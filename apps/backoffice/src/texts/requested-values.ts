import type { ApprovalChange } from '@tiyin/api/types';
import { formatMoney } from './formats.ts';

/** The changes that say what happens to an invoice; the others identify it or follow from it. */
const telling = /^(?:Amount|Money|Taken back|Status)$/;

/** The values of a change of an invoice before and after, in a line: "50 000.00 UZS, PENDING → DONE". */
export function requestedValues(changes: readonly ApprovalChange[] = []): string {
  return changes
    .filter(({ after, before, name }) => telling.test(name) && after !== before)
    .map(({ after, before, currency }) =>
      [before, after]
        .filter((value) => value !== null)
        .map((value) => {
          if (currency === undefined) return value;
          return formatMoney(BigInt(value), currency);
        })
        .join(' → '),
    )
    .join(', ');
}
