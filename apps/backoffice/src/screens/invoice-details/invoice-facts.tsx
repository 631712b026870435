import type { Invoice } from '@tiyin/api/types';
import { excessAmount, missingAmount } from '@tiyin/domain/invoices';
import { amountFromWire } from '@tiyin/domain/money';
import { groupCardNumber } from '@tiyin/domain/requisites';
import type { Description } from '@tiyin/ui/description-list';
import { Money } from '@tiyin/ui/payments/money';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import type { ReactNode } from 'react';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { customerAddress } from '../../addresses/customer-address.ts';
import { invoicePath } from '../../routing/paths.ts';
import { CopiedIdentifier } from './CopiedIdentifier.tsx';
import type { InvoiceRights } from './invoice-rights.ts';
import { sumUnderWay } from './refund-words.ts';

const DASH = '—';

/** The pages of the parties that the person may visit. */
export interface PartyLinks {
  readonly merchant?: string | undefined;
  readonly terminal?: string | undefined;
  readonly account?: string | undefined;
}

function idRow(term: string, value: string, href?: string): Description {
  return {
    term,
    value: <CopiedIdentifier value={value} what={term} {...(href !== undefined && { href })} />,
  };
}

function timeOf(time: string) {
  return <time dateTime={time}>{`${formatShortUtc(time)} UTC`}</time>;
}

/** An id that is not always known: for people who see it a dash keeps its place. */
function laterIdRow(
  { term, isSeen }: { readonly term: string; readonly isSeen: boolean | undefined },
  value: string | undefined,
  href?: string,
): Description[] {
  if (value !== undefined) return [idRow(term, value, href)];
  return isSeen === true ? [{ term, value: DASH }] : [];
}

/** Cards are shown in groups of four, for comparison. */
function credentialsOf({ value }: NonNullable<Invoice['account']>): ReactNode {
  const shown = /^\d{16,19}$/.test(value) ? groupCardNumber(value) : value;
  return <CopiedIdentifier {...{ shown, value }} what={i18n.t('Credentials')} />;
}

/** The complete destination of the money, for people who see it. */
function credentialsRows(
  { account, credentials = {} }: Invoice,
  isSeen: boolean | undefined,
): Description[] {
  if (account === undefined && isSeen !== true) return [];
  return [
    {
      term: i18n.t('Credentials'),
      value: account === undefined ? DASH : credentialsOf(account),
    },
    { term: i18n.t('Bank name'), value: credentials.bankName ?? DASH },
    { term: i18n.t('Owner'), value: credentials.owner ?? DASH },
    { term: i18n.t('Provider'), value: credentials.provider ?? DASH },
  ];
}

function ownerName({ people }: Invoice['customer']): string {
  const name = `${people.firstName ?? ''} ${people.lastName ?? ''}`.trim();
  return name === '' ? DASH : name;
}

/** The money received for a deposit, if it is not its amount, and the difference (INVOICE-225). */
function receivedRows({ amount, currency, receivedAmount = 0 }: Invoice): Description[] {
  if (receivedAmount === 0 || receivedAmount === amount) return [];
  const money = { amount: amountFromWire(amount), received: amountFromWire(receivedAmount) };
  const [missing, excess] = [missingAmount(money), excessAmount(money)];
  return [
    { term: i18n.t('Received'), value: <Money amount={money.received} currency={currency} /> },
    missing > 0n
      ? { term: i18n.t('Missing'), value: <Money amount={missing} currency={currency} /> }
      : { term: i18n.t('Excess'), value: <Money amount={excess} currency={currency} /> },
  ];
}

/** Of a deposit, the part that its refunds gave or give back; of a refund, its deposit (INVOICE-230, INVOICE-232). */
function refundRows(invoice: Invoice): Description[] {
  const { refundedAmount = 0, refundOf } = invoice;
  const underWay = sumUnderWay(invoice, 'REFUND');
  return [
    ...moneyRow(i18n.t('Refunded'), invoice, refundedAmount - underWay),
    ...moneyRow(i18n.t('Refund under way'), invoice, underWay),
    ...(refundOf === undefined
      ? []
      : [
          {
            term: i18n.t('Refund of'),
            value: (
              <CopiedIdentifier
                value={refundOf}
                shown={refundOf.toUpperCase()}
                what={i18n.t('Refunded invoice ID')}
                href={invoicePath(refundOf)}
              />
            ),
          },
        ]),
  ];
}

/** The money of an ended deposit that stands in suspense, and the part that was or is given back (LEDGER-250). */
function suspenseRows(invoice: Invoice): Description[] {
  const { returnedAmount = 0, suspenseAmount = 0 } = invoice;
  const underWay = sumUnderWay(invoice, 'RETURN');
  return [
    ...moneyRow(i18n.t('In suspense'), invoice, suspenseAmount),
    ...moneyRow(i18n.t('Returned'), invoice, returnedAmount - underWay),
    ...moneyRow(i18n.t('Return under way'), invoice, underWay),
  ];
}

/** A sum of money; no row for zero. */
function moneyRow(term: string, { currency }: Invoice, amount: number): Description[] {
  return amount === 0 ? [] : [{ term, value: <Money {...{ amount, currency }} /> }];
}

/**
 * The facts of the payment itself: for one person each has one place in every status, and those of few invoices are
 * the last (INVOICE-218).
 */
export function paymentFacts(
  invoice: Invoice,
  assignment?: ReactNode,
  rights: InvoiceRights = {},
): Description[] {
  const { invoiceId, providerInvoiceId } = invoice;
  const shown = invoiceId.toUpperCase();
  return [
    {
      term: i18n.t('Invoice ID'),
      value: <CopiedIdentifier {...{ shown }} value={invoiceId} what={i18n.t('Invoice ID')} />,
    },
    idRow(i18n.t('Merchant Invoice ID'), invoice.merchantInvoiceId),
    { term: i18n.t('Flow Type'), value: invoice.flowType.code },
    { term: i18n.t('Status'), value: <InvoiceStatusBadge status={invoice.invoiceStatus.code} /> },
    { term: i18n.t('Status date'), value: timeOf(invoice.statusDate) },
    { term: i18n.t('Created'), value: timeOf(invoice.createdDate) },
    { term: i18n.t('Currency code'), value: invoice.currency.code },
    {
      term: i18n.t('Payment method name'),
      value: invoice.paymentMethod?.paymentMethod.name ?? DASH,
    },
    ...(assignment === undefined ? [] : [{ term: i18n.t('Assigned to'), value: assignment }]),
    ...laterIdRow(
      { term: i18n.t('Provider Invoice ID'), isSeen: rights.seesProvider },
      providerInvoiceId,
    ),
    ...receivedRows(invoice),
    ...suspenseRows(invoice),
    ...refundRows(invoice),
  ];
}

/** The facts of the parties: merchant, customer, and destination (INVOICE-217, INVOICE-218, INVOICE-467). */
export function partyFacts(
  invoice: Invoice,
  links: PartyLinks = {},
  rights: InvoiceRights = {},
): Description[] {
  const { customer, isTestProcessing, merchant, paymentAccount, terminal } = invoice;
  return [
    { term: i18n.t('Merchant'), value: merchant.name },
    {
      term: i18n.t('Mode'),
      value: isTestProcessing ? i18n.t('Test processing') : i18n.t('Production'),
    },
    idRow(i18n.t('Merchant ID'), String(merchant.id), links.merchant),
    idRow(i18n.t('Terminal ID'), String(terminal.id), links.terminal),
    { term: i18n.t('Terminal name'), value: terminal.name },
    {
      term: i18n.t('User ID'),
      value: (
        <CopiedIdentifier
          value={customer.externalId}
          what={i18n.t('User ID')}
          href={customerAddress({ customerId: customer.externalId, merchantId: merchant.id })}
        />
      ),
    },
    { term: i18n.t('Owner name'), value: ownerName(customer) },
    ...laterIdRow(
      { term: i18n.t('Account ID'), isSeen: rights.seesAccounts },
      paymentAccount && String(paymentAccount.id),
      links.account,
    ),
    ...credentialsRows(invoice, rights.seesCredentials),
  ];
}
