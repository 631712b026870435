import '@tiyin/ui/styles.css';
import '@tiyin/ui/theme/fonts-inter';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { currencies } from '@tiyin/domain/money';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';

function App() {
  const [payments, setPayments] = useState(0);
  return (
    <Stack gap={16} align="start">
      <Banner tone="success">{`Payments: ${payments}`}</Banner>
      <TextField label="Payer" />
      <Money amount={125_000_050n} currency={currencies.UZS} />
      <Button variant="primary" onPress={() => setPayments(payments + 1)}>
        Pay
      </Button>
    </Stack>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
