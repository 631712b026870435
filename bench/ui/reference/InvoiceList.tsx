import { Badge } from '@tiyin/ui/badge';
import type { BadgeTone } from '@tiyin/ui/badge';
import { DataTable } from '@tiyin/ui/data-table';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Paginator } from '@tiyin/ui/paginator';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';

interface Invoice {
  readonly id: string;
  readonly created: string;
  readonly status: string;
  readonly tone: BadgeTone;
  readonly amount: number;
}

const states = [
  { status: 'DONE', tone: 'success' },
  { status: 'PENDING', tone: 'warning' },
  { status: 'DECLINED', tone: 'error' },
] as const;

const rows: readonly Invoice[] = Array.from({ length: 10 }, (_, index) => ({
  id: `019AA1F2-${index}`,
  created: `20/11/2026 13:0${index}:58`,
  ...states[index % 3 === 0 ? 0 : index % 2 === 0 ? 1 : 2],
  amount: (index + 1) * 1250,
}));

const columns: readonly DataColumn<Invoice>[] = [
  { id: 'id', header: 'Invoice', cell: ({ id }) => id, size: 'fill', fold: 'title' },
  {
    id: 'created',
    header: 'Created (UTC)',
    cell: ({ created }) => created,
    sortBy: ({ created }) => created,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => amount,
    sortBy: ({ amount }) => amount,
    align: 'end',
  },
];

/** A page of invoices, and the way to the others. */
export function InvoiceList() {
  const [page, setPage] = useState(0);
  return (
    <Stack gap={16}>
      <DataTable
        label="Invoices"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        empty={<EmptyState />}
      />
      <Paginator page={page} totalPages={12} onPageChange={setPage} />
    </Stack>
  );
}
