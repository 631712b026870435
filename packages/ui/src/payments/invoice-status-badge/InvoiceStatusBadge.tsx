import { statusTone } from '@tiyin/domain/invoices';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { Badge } from '../../components/badge/index.ts';
import { AlertIcon } from '../../components/icon/index.ts';

export type InvoiceStatusBadgeProps = { readonly status: InvoiceStatusCode };

/**
 * An invoice's status code (INVOICE-10). ERROR is amber like PENDING, but has an alert icon instead
 * of a dot: it needs a person (INVOICE-11).
 */
export function InvoiceStatusBadge({ status }: InvoiceStatusBadgeProps) {
  return (
    <Badge tone={statusTone(status)} mark={status === 'ERROR' ? AlertIcon : 'dot'}>
      {status}
    </Badge>
  );
}
