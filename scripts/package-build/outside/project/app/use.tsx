import '@tiyin/ui/styles.css';
import '@tiyin/ui/theme/fonts-inter';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { currencies } from '@tiyin/domain/money';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';

interface Invoice {
  readonly id: string;
}

const invoices: readonly Invoice[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: `Invoice ${index + 1}`,
}));
const columns: readonly DataColumn<Invoice>[] = [
  { id: 'id', header: 'Invoice', size: 24, cell: ({ id }) => id },
];

function App() {
  const [payments, setPayments] = useState(0);
  return (
    <Stack gap={16}>
      <Banner tone="success">{`Payments: ${payments}`}</Banner>
      <TextField label="Payer" />
      <Money amount={125_000_050n} currency={currencies.UZS} />
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

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
