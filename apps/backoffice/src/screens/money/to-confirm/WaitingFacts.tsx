import type { WaitingMoney } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { moneyAddress } from '../../../addresses/money-address.ts';
import { accountPath, invoicePath } from '../../../routing/paths.ts';
import { accountWords } from '../money-words.ts';

export interface WaitingFactsProps {
  readonly waiting: WaitingMoney;
  /** The facts that the work begins with. */
  readonly first: readonly Description[];
}

function ownerOf({ invoiceId, transferId }: WaitingMoney): Description {
  if (invoiceId !== null) {
    return {
      term: 'Invoice',
      value: <Link href={invoicePath(invoiceId)}>{invoiceId.toUpperCase()}</Link>,
    };
  }
  const href = moneyAddress({ tab: 'unmatched', item: String(transferId) });
  return { term: 'Transfer', value: <Link href={href}>{String(transferId)}</Link> };
}

/** The known facts of a waiting payout or deposit. */
export function WaitingFacts({ first, waiting }: WaitingFactsProps) {
  const { account, amount, currency, customerName, kind, merchant, since, until } = waiting;
  const isPaidOut = kind !== 'deposit';
  return (
    <DescriptionList
      items={[
        ...first,
        { term: 'Amount', value: <Money amount={amount} currency={currency} /> },
        {
          term: isPaidOut ? 'From account' : 'On account',
          value: <Link href={accountPath(account.id)}>{accountWords(account)}</Link>,
        },
        ...(merchant === null ? [] : [{ term: 'Merchant', value: merchant.name }]),
        ...(customerName === null ? [] : [{ term: 'Customer', value: customerName }]),
        ownerOf(waiting),
        {
          term: isPaidOut ? 'Requested (UTC)' : 'Customer paid (UTC)',
          value: formatShortUtc(since),
        },
        { term: isPaidOut ? 'Unknown from (UTC)' : 'Ends (UTC)', value: formatShortUtc(until) },
      ]}
    />
  );
}
