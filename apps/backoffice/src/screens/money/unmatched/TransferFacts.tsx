import type { TransferDetails } from '@tiyin/api/types';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { formatShortUtc } from '../../../texts/formats.ts';
import { InvoiceIdLink } from '../InvoiceIdLink.tsx';
import { i18n } from '../../../texts/i18n.ts';
import { accountPath } from '../../../routing/paths.ts';
import { accountWords, leftOf } from '../money-words.ts';

function factsOf(transfer: TransferDetails): readonly Description[] {
  const { account, amount, comment, createDate, currency, invoiceId, provider } = transfer;
  const { returnedAmount, transferId } = transfer;
  return [
    { term: i18n.t('Amount'), value: <Money amount={amount} currency={currency} /> },
    ...(returnedAmount === undefined
      ? []
      : [
          {
            term: i18n.t('Returned'),
            value: <Money amount={returnedAmount} currency={currency} />,
          },
          { term: i18n.t('Left'), value: <Money amount={leftOf(transfer)} currency={currency} /> },
        ]),
    { term: i18n.t('Came (UTC)'), value: formatShortUtc(createDate) },
    {
      term: i18n.t('Account'),
      value:
        account === null ? (
          accountWords(account)
        ) : (
          <Link href={accountPath(account.id)}>{accountWords(account)}</Link>
        ),
    },
    { term: i18n.t('Provider'), value: provider?.name ?? '—' },
    { term: i18n.t('Transfer ID'), value: transferId },
    ...(invoiceId === null
      ? []
      : [
          {
            term: i18n.t('Invoice'),
            value: <InvoiceIdLink invoiceId={invoiceId} />,
          },
        ]),
    ...(comment === null ? [] : [{ term: i18n.t('Comment'), value: comment }]),
    ...(transfer.isReversed ? [{ term: i18n.t('State'), value: i18n.t('Taken back') }] : []),
  ];
}

/** The known facts of a transfer. */
export function TransferFacts({ transfer }: { readonly transfer: TransferDetails }) {
  return <DescriptionList items={factsOf(transfer)} />;
}
