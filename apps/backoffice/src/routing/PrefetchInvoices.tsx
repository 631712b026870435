import { getInvoice } from '@tiyin/api/calls/invoices';
import { getInvoiceKey } from '@tiyin/api/hooks/invoices';
import { usePrefetch } from '@tiyin/api/swr';
import { useEffect } from 'react';
import { invoicePath } from './paths.ts';
import { watchLinkIntent } from './link-intent.ts';

/** The invoice whose details an address shows. */
function invoiceIdOf(href: string): string | undefined {
  const id = /^\/invoices\/(?<id>[0-9a-f-]{36})$/.exec(href)?.groups?.['id'];
  return id !== undefined && invoicePath(id) === href ? id : undefined;
}

/** Requests an invoice while the pointer or the focus is on its link, so that its details open at once (OFFICE-490). */
export function PrefetchInvoices() {
  const prefetch = usePrefetch(getInvoice);
  useEffect(
    () =>
      watchLinkIntent(document, (href) => {
        const id = invoiceIdOf(href);
        if (id !== undefined) void prefetch(getInvoiceKey({ id }));
      }),
    [prefetch],
  );
  return null;
}
