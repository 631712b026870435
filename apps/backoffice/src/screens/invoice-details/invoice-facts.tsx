import type { Invoice } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { excessAmount, missingAmount } from '@tiyin/domain/invoices';
import { amountFromWire } from '@tiyin/domain/money';
import { groupCardNumber } from '@tiyin/domain/requisites';
import type { Description } from '@tiyin/ui/description-list';
import { Money } from '@tiyin/ui/payments/money';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import type { ReactNode } from 'react';
import { customerAddress } from '../../addresses/customer-address.ts';
import { invoicePath } from '../../routing/paths.ts';
import { CopiedIdentifier } from './CopiedIdentifier.tsx';

const DASH = '–';

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

/**
 * The complete destination of the money, or nothing. Cards are shown in groups of four, for
 * comparison.
 */
function credentialsRows({ account, credentials = {} }: Invoice): Description[] {
  if (account === undefined) return [];
  const { value } = account;
  const shown = /^\d{16,19}$/.test(value) ? groupCardNumber(value) : value;
  return [
    { term: 'Credentials', value: <CopiedIdentifier {...{ shown, value }} what="Credentials" /> },
    { term: 'Bank name', value: credentials.bankName ?? DASH },
    { term: 'Owner', value: credentials.owner ?? DASH },
    { term: 'Provider', value: credentials.provider ?? DASH },
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
    { term: 'Received', value: <Money amount={money.received} currency={currency} /> },
    missing > 0n
      ? { term: 'Missing', value: <Money amount={missing} currency={currency} /> }
      : { term: 'Excess', value: <Money amount={excess} currency={currency} /> },
  ];
}

/** Of a deposit, the part that its refunds give back; of a refund, its deposit (INVOICE-230). */
function refundRows({ currency, refundedAmount, refundOf }: Invoice): Description[] {
  return [
    ...(refundedAmount === undefined
      ? []
      : [{ term: 'Refunded', value: <Money amount={refundedAmount} currency={currency} /> }]),
    ...(refundOf === undefined
      ? []
      : [
          {
            term: 'Refund of',
            value: (
              <CopiedIdentifier
                value={refundOf}
                shown={refundOf.toUpperCase()}
                what="Refunded invoice ID"
                href={invoicePath(refundOf)}
              />
            ),
          },
        ]),
  ];
}

/** The money of an ended deposit that stands in suspense, and the part that was given back (LEDGER-250). */
function suspenseRows({ currency, returnedAmount, suspenseAmount }: Invoice): Description[] {
  return [
    ...(suspenseAmount === undefined
      ? []
      : [{ term: 'In suspense', value: <Money amount={suspenseAmount} currency={currency} /> }]),
    ...(returnedAmount === undefined
      ? []
      : [{ term: 'Returned', value: <Money amount={returnedAmount} currency={currency} /> }]),
  ];
}

/** The facts of the payment itself. A row that may be missing is the last, so that no other one moves. */
export function paymentFacts(invoice: Invoice, assignment?: ReactNode): Description[] {
  const { invoiceId, providerInvoiceId } = invoice;
  const shown = invoiceId.toUpperCase();
  return [
    {
      term: 'Invoice ID',
      value: <CopiedIdentifier {...{ shown }} value={invoiceId} what="Invoice ID" />,
    },
    idRow('Merchant Invoice ID', invoice.merchantInvoiceId),
    { term: 'Flow Type', value: invoice.flowType.code },
    { term: 'Status', value: <InvoiceStatusBadge status={invoice.invoiceStatus.code} /> },
    { term: 'Status date', value: timeOf(invoice.statusDate) },
    { term: 'Created', value: timeOf(invoice.createdDate) },
    { term: 'Currency code', value: invoice.currency.code },
    { term: 'Payment method name', value: invoice.paymentMethod?.paymentMethod.name ?? DASH },
    ...(assignment === undefined ? [] : [{ term: 'Assigned to', value: assignment }]),
    ...(providerInvoiceId === undefined ? [] : [idRow('Provider Invoice ID', providerInvoiceId)]),
    ...receivedRows(invoice),
    ...suspenseRows(invoice),
    ...refundRows(invoice),
  ];
}

/** The facts of the parties: merchant, customer, and destination (INVOICE-217, INVOICE-218, INVOICE-467). */
export function partyFacts(invoice: Invoice, links: PartyLinks = {}): Description[] {
  const { customer, isTestProcessing, merchant, paymentAccount, terminal } = invoice;
  return [
    { term: 'Merchant', value: merchant.name },
    { term: 'Mode', value: isTestProcessing ? 'Test processing' : 'Production' },
    idRow('Merchant ID', String(merchant.id), links.merchant),
    idRow('Terminal ID', String(terminal.id), links.terminal),
    { term: 'Terminal name', value: terminal.name },
    {
      term: 'User ID',
      value: (
        <CopiedIdentifier
          value={customer.externalId}
          what="User ID"
          href={customerAddress({ customerId: customer.externalId, merchantId: merchant.id })}
        />
      ),
    },
    { term: 'Owner name', value: ownerName(customer) },
    ...(paymentAccount === undefined
      ? []
      : [idRow('Account ID', String(paymentAccount.id), links.account)]),
    ...credentialsRows(invoice),
  ];
}
