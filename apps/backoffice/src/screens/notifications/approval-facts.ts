import { approvalKinds, approvalStatuses } from '@tiyin/domain/approvals';
import { isOneOf } from '@tiyin/domain/names';
import { i18n } from '../../texts/i18n.ts';
import { approvalStatusWords, subjectOf } from '../approvals/approval-words.ts';
import { isApprovalVariant, requestText } from '../approvals/request-text.ts';

/**
 * A request for approval in words, so that two of them differ (OFFICE-890): "Amount change · Amount: 500.00 UZS ·
 * Invoice A-1 · Requested by: Aziz Umarov", and for its requester the outcome first.
 * @param amount its amount in words; empty where it has none
 */
export function approvalFacts(
  known: ReadonlyMap<string, string>,
  amount: string,
): string | undefined {
  const code = known.get('kind') ?? '';
  const [type = '', ...id] = (known.get('about') ?? '').split(':');
  if (!isOneOf(code, approvalKinds) || type === '') return undefined;
  const variant = known.get('variant') ?? '';
  const subject = { type, id: id.join(':'), name: known.get('aboutName') ?? null };
  return [
    outcomeOf(known.get('outcome') ?? ''),
    requestText({
      kind: { code },
      preview: isApprovalVariant(variant) ? { variant } : {},
    }),
    amount,
    subjectOf({ subject }).label,
    requesterOf(known),
  ]
    .filter((words) => words !== '')
    .join(' · ');
}

function outcomeOf(outcome: string): string {
  return isOneOf(outcome, approvalStatuses) ? approvalStatusWords(outcome)[0] : '';
}

/** Those whose request was decided know who requested it. */
function requesterOf(known: ReadonlyMap<string, string>): string {
  const requester = known.get('requester');
  if (requester === undefined || known.has('outcome')) return '';
  return `${i18n.t('Requested by')}: ${requester}`;
}
