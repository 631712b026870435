import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { BackLink } from '../../layout/BackLink.tsx';

export interface InvoiceDetailsFrameProps {
  /** The list that the person came from. */
  readonly listHref: string;
  readonly children: ReactNode;
}

/** An invoice, or its placeholder, below the link back to the list. */
export function InvoiceDetailsFrame({ children, listHref }: InvoiceDetailsFrameProps) {
  return (
    <Stack gap={16}>
      <BackLink href={listHref}>Invoices</BackLink>
      {children}
    </Stack>
  );
}
