import { ChevronLeftIcon, Icon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';

/** What it takes. */
export interface InvoiceDetailsFrameProps {
  /** The list that the person came from. */
  readonly listHref: string;
  readonly children: ReactNode;
}

/** An invoice, or what stands in its place, below the way back to the list. */
export function InvoiceDetailsFrame({ children, listHref }: InvoiceDetailsFrameProps) {
  return (
    <Stack gap={16}>
      <nav aria-label="Back">
        <Link href={listHref} variant="quiet">
          <Inline as="span" gap={4} wrap={false}>
            <Icon glyph={ChevronLeftIcon} size={16} />
            Invoices
          </Inline>
        </Link>
      </nav>
      {children}
    </Stack>
  );
}
