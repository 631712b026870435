import { statusTone } from '@tiyin/domain/invoices';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { Badge } from '../../components/badge/index.ts';
import { AlertIcon } from '../../components/icon/index.ts';

/** What a status badge takes. */
export type InvoiceStatusBadgeProps = { readonly status: InvoiceStatusCode };

/**
 * Where an invoice stands, by its code (INVOICE-10). ERROR is amber like PENDING, but has an alert icon where the
 * others have a dot: it waits for a person (INVOICE-11).
 */
export function InvoiceStatusBadge({ status }: InvoiceStatusBadgeProps) {
  return (
    <Badge tone={statusTone(status)} mark={status === 'ERROR' ? AlertIcon : 'dot'}>
      {status}
    </Badge>
  );
}
