import type { TransferDetails } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { accountPath, invoicePath } from '../../../routing/paths.ts';
import { accountWords, leftOf } from '../money-words.ts';

function factsOf(transfer: TransferDetails): readonly Description[] {
  const { account, amount, comment, createDate, currency, invoiceId, provider } = transfer;
  const { returnedAmount, transferId } = transfer;
  return [
    { term: 'Amount', value: <Money amount={amount} currency={currency} /> },
    ...(returnedAmount === undefined
      ? []
      : [
          { term: 'Returned', value: <Money amount={returnedAmount} currency={currency} /> },
          { term: 'Left', value: <Money amount={leftOf(transfer)} currency={currency} /> },
        ]),
    { term: 'Came (UTC)', value: formatShortUtc(createDate) },
    {
      term: 'Account',
      value:
        account === null ? (
          accountWords(account)
        ) : (
          <Link href={accountPath(account.id)}>{accountWords(account)}</Link>
        ),
    },
    { term: 'Provider', value: provider?.name ?? '—' },
    { term: 'Transfer ID', value: transferId },
    ...(invoiceId === null
      ? []
      : [
          {
            term: 'Invoice',
            value: <Link href={invoicePath(invoiceId)}>{invoiceId.toUpperCase()}</Link>,
          },
        ]),
    ...(comment === null ? [] : [{ term: 'Comment', value: comment }]),
    ...(transfer.isReversed ? [{ term: 'State', value: 'Taken back' }] : []),
  ];
}

/** The known facts of a transfer. */
export function TransferFacts({ transfer }: { readonly transfer: TransferDetails }) {
  return <DescriptionList items={factsOf(transfer)} />;
}
