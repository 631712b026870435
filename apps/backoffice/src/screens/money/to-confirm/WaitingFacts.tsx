import type { WaitingMoney } from '@tiyin/api/types';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { formatShortUtc } from '../../../texts/formats.ts';
import { InvoiceIdLink } from '../InvoiceIdLink.tsx';
import { i18n } from '../../../texts/i18n.ts';
import { moneyAddress } from '../../../addresses/money-address.ts';
import { accountPath } from '../../../routing/paths.ts';
import { accountWords } from '../money-words.ts';

export interface WaitingFactsProps {
  readonly waiting: WaitingMoney;
  /** The facts that the work begins with. */
  readonly first: readonly Description[];
}

function ownerOf({ invoiceId, transferId }: WaitingMoney): Description {
  if (invoiceId !== null) {
    return {
      term: i18n.t('Invoice'),
      value: <InvoiceIdLink invoiceId={invoiceId} />,
    };
  }
  const href = moneyAddress({ tab: 'unmatched', item: String(transferId) });
  return { term: i18n.t('Transfer'), value: <Link href={href}>{String(transferId)}</Link> };
}

/** The known facts of a waiting payout or deposit. */
export function WaitingFacts({ first, waiting }: WaitingFactsProps) {
  const { account, amount, currency, customerName, kind, merchant, since, until } = waiting;
  const isPaidOut = kind !== 'deposit';
  return (
    <DescriptionList
      items={[
        ...first,
        { term: i18n.t('Amount'), value: <Money amount={amount} currency={currency} /> },
        {
          term: isPaidOut ? i18n.t('From account') : i18n.t('On account'),
          value: <Link href={accountPath(account.id)}>{accountWords(account)}</Link>,
        },
        ...(merchant === null ? [] : [{ term: i18n.t('Merchant'), value: merchant.name }]),
        ...(customerName === null ? [] : [{ term: i18n.t('Customer'), value: customerName }]),
        ownerOf(waiting),
        {
          term: isPaidOut ? i18n.t('Requested (UTC)') : i18n.t('Customer paid (UTC)'),
          value: formatShortUtc(since),
        },
        {
          term: isPaidOut ? i18n.t('Unknown from (UTC)') : i18n.t('Ends (UTC)'),
          value: formatShortUtc(until),
        },
      ]}
    />
  );
}
