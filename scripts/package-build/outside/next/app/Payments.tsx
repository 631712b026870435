'use client';

import { useState } from 'react';
import { Button } from '@tiyin/ui/button';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { Stack } from '@tiyin/ui/stack';

interface Invoice {
  readonly id: string;
}

const invoices: readonly Invoice[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: `Invoice ${index + 1}`,
}));
const columns: readonly DataColumn<Invoice>[] = [
  { id: 'id', header: 'Invoice', size: 24, cell: ({ id }) => id },
];

/** A counter, and a table of which only the rows in view are rendered. */
export function Payments() {
  const [payments, setPayments] = useState(0);
  return (
    <Stack gap={16}>
      <p>{`Payments: ${payments}`}</p>
      <Button variant="primary" onPress={() => setPayments(payments + 1)}>
        Pay
      </Button>
      <DataTable
        label="Invoices"
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
        empty="No invoices"
      />
    </Stack>
  );
}
