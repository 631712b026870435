import type { Transfer } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { invoiceIdEnd } from '../../../identifier/short-id.ts';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { moneyAddress } from '../../../addresses/money-address.ts';
import { invoicePath } from '../../../routing/paths.ts';
import { accountWords, sourceWords } from '../money-words.ts';
import { comment } from './transfer-columns.css.ts';

function reporterOf({ provider, source }: Transfer): string {
  return source === 'provider' ? (provider?.name ?? '—') : sourceWords[source];
}

function InvoiceLink({ id, invoiceId }: Transfer) {
  if (invoiceId === null) {
    return (
      <Link href={moneyAddress({ tab: 'unmatched', item: String(id) })}>{i18n.t('Unmatched')}</Link>
    );
  }
  return <Link href={invoicePath(invoiceId)}>{invoiceIdEnd(invoiceId)}</Link>;
}

function Reference({ comment: words, id, transferId }: Transfer) {
  return (
    <Stack gap={0}>
      <span>
        <Link href={moneyAddress({ tab: 'unmatched', item: String(id) })}>{transferId}</Link>
      </span>
      {words !== null && <span className={comment}>{words}</span>}
    </Stack>
  );
}

/** The columns of all transfers (OFFICE-273). */
export const transferColumns: readonly DataColumn<Transfer>[] = [
  {
    id: 'createDate',
    header: () => i18n.t('Came (UTC)'),
    cell: ({ createDate }) => <time dateTime={createDate}>{formatShortUtc(createDate)}</time>,
  },
  {
    id: 'account',
    header: () => i18n.t('Account'),
    cell: ({ account }) => accountWords(account),
    fold: 'title',
  },
  {
    id: 'source',
    header: () => i18n.t('Reported by'),
    cell: reporterOf,
  },
  {
    id: 'transferId',
    header: () => i18n.t('Transfer ID'),
    cell: (row) => <Reference {...row} />,
    size: 'fill',
    hasControls: true,
  },
  {
    id: 'invoice',
    header: () => i18n.t('Invoice'),
    cell: (row) => <InvoiceLink {...row} />,
    hasControls: true,
  },
  {
    id: 'amount',
    header: () => i18n.t('Amount'),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    align: 'end',
    fold: 'aside',
  },
];
