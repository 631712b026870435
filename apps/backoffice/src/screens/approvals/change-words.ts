import type { ApprovalChange } from '@tiyin/api/types';
import { groupCardNumber } from '@tiyin/domain/requisites';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { knownText } from '../../texts/known-text.ts';

/** The values of these changes are names and numbers that people chose, not words. */
const chosen = /^(?:Address|Bank’s reference|Name|Payee|Person|Roles|Transaction)$/;

/** The name of a change: one part, or "Refund: approval above". */
export function changeName({ name }: Pick<ApprovalChange, 'name'>): string {
  const [, method] = /^Fee of (.+)$/.exec(name) ?? [];
  if (method !== undefined) return i18n.t('Fee of {method}', { method });
  return name.split(': ').map(knownText).join(': ');
}

/** The values before and after in words, amounts with their currency; null where there is none. */
export function changeWords({ after, before, ...change }: ApprovalChange) {
  return { before: valueWords(before, change), after: valueWords(after, change) };
}

function valueWords(
  value: string | null,
  { currency, isSecret, name }: Pick<ApprovalChange, 'currency' | 'isSecret' | 'name'>,
): string | null {
  if (value === null) return null;
  if (isSecret === true && /^\d{12,19}$/.test(value)) return groupCardNumber(value);
  if (currency !== undefined) {
    return formatMoney(BigInt(value), currency);
  }
  return chosen.test(name) ? value : wordsOf(value);
}

/** One word, or some: "Read, Take deposits". */
function wordsOf(value: string): string {
  const whole = knownText(value);
  return whole === value ? value.split(', ').map(knownText).join(', ') : whole;
}
