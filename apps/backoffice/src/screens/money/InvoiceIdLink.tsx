import { CopiedIdentifier } from '@tiyin/ui/identifier';
import { invoicePath } from '../../routing/paths.ts';
import { i18n } from '../../texts/i18n.ts';
import { shortId } from '../../identifier/short-id.ts';

/** The id of an invoice among other facts: on one line, it leads to the invoice and is copied as a whole. */
export function InvoiceIdLink({ invoiceId }: { readonly invoiceId: string }) {
  return (
    <CopiedIdentifier
      value={invoiceId}
      shown={shortId(invoiceId.toUpperCase())}
      what={i18n.t('Invoice ID')}
      href={invoicePath(invoiceId)}
    />
  );
}
