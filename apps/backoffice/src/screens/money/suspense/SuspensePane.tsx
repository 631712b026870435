import type { SuspenseItem } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { LinkButton } from '@tiyin/ui/link-button';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { moneyAddress } from '../../../addresses/money-address.ts';
import { accountPath, invoicePath } from '../../../routing/paths.ts';
import { accountWords } from '../money-words.ts';
import { ageWords } from './SuspenseTotals.tsx';

export interface SuspensePaneProps {
  readonly item: SuspenseItem;
  /** Missing without permission, and where the money cannot be returned. */
  readonly onReturn: (() => void) | undefined;
}

/** One amount in suspense, and what can be done with it. */
export function SuspensePane({ item, onReturn }: SuspensePaneProps) {
  const { invoiceId, transferId } = item;
  return (
    <Stack gap={24}>
      <DescriptionList items={factsOf(item)} />
      <Inline>
        {invoiceId !== null && (
          <LinkButton href={invoicePath(invoiceId)} variant="primary">
            {i18n.t('Open the invoice')}
          </LinkButton>
        )}
        {transferId !== null && (
          <LinkButton
            href={moneyAddress({ tab: 'unmatched', item: String(transferId) })}
            variant="primary"
          >
            {i18n.t('Assign')}
          </LinkButton>
        )}
        {onReturn && <Button onPress={onReturn}>{i18n.t('Return money')}</Button>}
      </Inline>
    </Stack>
  );
}

function factsOf(item: SuspenseItem): Description[] {
  const { account, age, amount, currency, invoiceStatus, merchant, reference, since } = item;
  return [
    { term: i18n.t('In suspense'), value: <Money amount={amount} currency={currency} /> },
    {
      term: i18n.t('Since (UTC)'),
      value: `${formatShortUtc(since)}, ${ageWords[age].toLowerCase()}`,
    },
    ...(account === null
      ? []
      : [
          {
            term: i18n.t('Account'),
            value: <Link href={accountPath(account.id)}>{accountWords(account)}</Link>,
          },
        ]),
    ...(merchant === null ? [] : [{ term: i18n.t('Merchant'), value: merchant.name }]),
    ...(item.merchantInvoiceId === null
      ? []
      : [{ term: i18n.t('Merchant Invoice ID'), value: item.merchantInvoiceId }]),
    ...(invoiceStatus === null
      ? []
      : [{ term: i18n.t('Status'), value: <InvoiceStatusBadge status={invoiceStatus.code} /> }]),
    ...(reference === null ? [] : [{ term: i18n.t('Transfer ID'), value: reference }]),
  ];
}
