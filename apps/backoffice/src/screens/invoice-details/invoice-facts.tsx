import type { Invoice } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { groupCardNumber } from '@tiyin/domain/requisites';
import { CopyButton } from '@tiyin/ui/copy-button';
import type { Description } from '@tiyin/ui/description-list';
import { Inline } from '@tiyin/ui/inline';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { toasts } from '@tiyin/ui/toast';
import { Identifier } from '../../identifier/Identifier.tsx';

const DASH = '–';

function InvoiceId({ invoiceId }: Pick<Invoice, 'invoiceId'>) {
  return (
    <Inline as="span" gap={2} wrap={false}>
      <Identifier>{invoiceId.toUpperCase()}</Identifier>
      <CopyButton
        value={invoiceId}
        what="Invoice ID"
        look="icon"
        onCopied={() => toasts.success('Invoice ID copied to clipboard')}
      />
    </Inline>
  );
}

/** A row for what may be missing: not seen by this person, or not there. */
function optional(term: string, value: string | undefined): Description[] {
  return value === undefined ? [] : [{ term, value }];
}

/** Cards in groups of four, to be compared; a phone number as it is. */
function credentialsRow({ account }: Invoice): Description[] {
  if (account === undefined) return [];
  const isCard = /^\d{16,19}$/.test(account.value);
  const shown = isCard ? groupCardNumber(account.value) : account.value;
  return [{ term: 'Credentials', value: <Identifier>{shown}</Identifier> }];
}

function ownerName({ people }: Invoice['customer']): string {
  const name = `${people.firstName ?? ''} ${people.lastName ?? ''}`.trim();
  return name === '' ? DASH : name;
}

/** The rows of the invoice's details, in the order of section 2. */
export function invoiceFacts(invoice: Invoice): Description[] {
  const { credentials = {}, customer, invoiceStatus, statusDate, terminal } = invoice;
  return [
    { term: 'Flow Type', value: invoice.flowType.code },
    { term: 'Invoice ID', value: <InvoiceId invoiceId={invoice.invoiceId} /> },
    { term: 'Merchant Invoice ID', value: invoice.merchantInvoiceId },
    ...optional('Provider Invoice ID', invoice.providerInvoiceId),
    { term: 'User ID', value: customer.externalId },
    { term: 'Owner name', value: ownerName(customer) },
    { term: 'Terminal ID', value: String(terminal.id) },
    { term: 'Terminal name', value: terminal.name },
    { term: 'Status', value: <InvoiceStatusBadge status={invoiceStatus.code} /> },
    {
      term: 'Status date',
      value: <time dateTime={statusDate}>{`${formatShortUtc(statusDate)} UTC`}</time>,
    },
    { term: 'Currency code', value: invoice.currency.code },
    { term: 'Payment method name', value: invoice.paymentMethod?.paymentMethod.name ?? DASH },
    ...credentialsRow(invoice),
    ...optional('Bank name', credentials.bankName),
    ...optional('Owner', credentials.owner),
    ...optional('Provider', credentials.provider),
  ];
}
