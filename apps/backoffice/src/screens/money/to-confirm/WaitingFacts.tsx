import type { WaitingMoney } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { accountPath, invoicePath } from '../../../routing/paths.ts';
import { accountWords } from '../money-words.ts';

export interface WaitingFactsProps {
  readonly waiting: WaitingMoney;
  /** The facts that the work begins with. */
  readonly first: readonly Description[];
}

/** The known facts of a waiting payout or deposit. */
export function WaitingFacts({ first, waiting }: WaitingFactsProps) {
  const { account, amount, currency, customerName, invoiceId, kind, merchant, since, until } =
    waiting;
  const isPayout = kind === 'payout';
  return (
    <DescriptionList
      items={[
        ...first,
        { term: 'Amount', value: <Money amount={amount} currency={currency} /> },
        {
          term: isPayout ? 'From account' : 'On account',
          value: <Link href={accountPath(account.id)}>{accountWords(account)}</Link>,
        },
        { term: 'Merchant', value: merchant.name },
        ...(customerName === null ? [] : [{ term: 'Customer', value: customerName }]),
        {
          term: 'Invoice',
          value: <Link href={invoicePath(invoiceId)}>{invoiceId.toUpperCase()}</Link>,
        },
        {
          term: isPayout ? 'Ordered (UTC)' : 'Customer paid (UTC)',
          value: formatShortUtc(since),
        },
        { term: isPayout ? 'Unknown from (UTC)' : 'Ends (UTC)', value: formatShortUtc(until) },
      ]}
    />
  );
}
