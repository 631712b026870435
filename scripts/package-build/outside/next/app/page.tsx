import { listMerchantBalances } from '@tiyin/api/calls/merchant-api';
import { createClient } from '@tiyin/api/client';
import { currencies, formatAmount } from '@tiyin/domain/money';
import { Badge } from '@tiyin/ui/badge';
import { Disclosure } from '@tiyin/ui/disclosure';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { Payments } from './Payments';

/* The balances are those of each request. */
export const dynamic = 'force-dynamic';

export default async function Page() {
  const client = createClient({ baseUrl: process.env['TIYIN_URL'] ?? '' });
  const { items } = await listMerchantBalances(client, {});
  return (
    <Stack gap={16}>
      <Badge tone="success">On the server</Badge>
      {items.map(({ amount, currency }) => (
        <Money key={currency} amount={amount} currency={currencies[currency]} size="lg" />
      ))}
      <Disclosure title="Details" headingLevel={2}>
        {formatAmount(125_000_050n, 2)}
      </Disclosure>
      <TextField label="Payer" />
      <Payments />
    </Stack>
  );
}
