import type { Approval, PreviewedPosting } from '@tiyin/api/types';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Money } from '@tiyin/ui/payments/money';
import { ValueChange } from '@tiyin/ui/value-change';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { postingFlows } from '../invoice-details/change/posting-flows.ts';
import { approvalStatusWords, subjectOf } from './approval-words.ts';
import { changeName, changeWords } from './change-words.ts';

/** A request and its effect at the time of the request (PEOPLE-262). */
export function ApprovalFacts({ approval }: { readonly approval: Approval }) {
  const items = [...requestFacts(approval), ...effectFacts(approval), ...decisionFacts(approval)];
  return <DescriptionList items={items} />;
}

function requestFacts(approval: Approval): Description[] {
  const { expiresDate, merchant, reason, requestedDate, requester, size, status } = approval;
  return [
    { term: i18n.t('Of'), value: subjectOf(approval).label },
    ...(size === null ? [] : [{ term: i18n.t('Amount'), value: <Money {...size} /> }]),
    { term: i18n.t('Requested'), value: `${requester}, ${formatShortUtc(requestedDate)} UTC` },
    { term: i18n.t('Reason'), value: reason ?? '—' },
    ...(status === 'PENDING'
      ? [{ term: i18n.t('Decide by'), value: `${formatShortUtc(expiresDate)} UTC` }]
      : []),
    ...(merchant === null ? [] : [{ term: i18n.t('Merchant'), value: merchant.name }]),
  ];
}

function effectFacts({ preview, size }: Approval): Description[] {
  const currency = size?.currency;
  const money = (amount: number) =>
    currency === undefined ? String(amount) : <Money amount={amount} currency={currency} />;
  const { balance, callbacks, changes, postings = [], vouchedAmount = 0 } = preview;
  return [
    ...changes.map((change) => ({
      term: changeName(change),
      value: <ValueChange {...changeWords(change)} />,
    })),
    ...(vouchedAmount > 0
      ? [{ term: i18n.t('Booked without a report'), value: money(vouchedAmount) }]
      : []),
    ...postings.flatMap(flowFacts),
    ...(balance === undefined
      ? []
      : [
          { term: i18n.t('Balance before'), value: money(balance.before) },
          { term: i18n.t('Balance after'), value: money(balance.after) },
        ]),
    ...(callbacks === undefined
      ? []
      : [
          {
            term: i18n.t('Callback to the merchant'),
            value:
              callbacks.map(({ invoiceStatus }) => invoiceStatus.code).join(', ') || i18n.t('None'),
          },
        ]),
  ];
}

function flowFacts(posting: PreviewedPosting): Description[] {
  const [leg] = posting.legs;
  if (leg === undefined) return [];
  return (postingFlows(posting) ?? []).map(({ amount, from, to }) => ({
    term: `${from} → ${to}`,
    value: <Money amount={amount} currency={leg.currency} />,
  }));
}

function decisionFacts({ decidedDate, decider, decisionReason, status }: Approval): Description[] {
  if (status === 'PENDING') return [];
  const [words] = approvalStatusWords(status);
  const isWithdrawn = status === 'STALE' && decider === null;
  const why = isWithdrawn
    ? i18n.t('The system withdrew the request, because it could not be carried out any more.')
    : decisionReason;
  return [
    {
      term: i18n.t('Outcome'),
      value: outcomeWords(words, decider, decidedDate),
    },
    ...(why === null ? [] : [{ term: i18n.t('Why'), value: why }]),
  ];
}

function outcomeWords(words: string, decider: string | null, decidedDate: string | null): string {
  const outcome = decider === null ? words : i18n.t('{words} by {decider}', { words, decider });
  return decidedDate === null ? outcome : `${outcome}, ${formatShortUtc(decidedDate)} UTC`;
}
