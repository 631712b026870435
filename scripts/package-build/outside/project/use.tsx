import { createClient } from '@tiyin/api/client';
import { getInvoice } from '@tiyin/api/calls/invoices';
import { formatAmount } from '@tiyin/domain/money';
import type { CreateFormRequest, Webhook } from '@tiyin/merchant';
import { Button } from '@tiyin/ui/button';
import { IconButton } from '@tiyin/ui/icon-button';
import { Stack } from '@tiyin/ui/stack';
import { vars } from '@tiyin/ui/theme/contract.css';

const client = createClient({ baseUrl: 'https://pay.example' });

/** The id of an invoice, typed from the contract. */
export const invoiceId = async (): Promise<string> => {
  const { data } = await getInvoice(client, { id: '1' });
  return data.invoiceId;
};

export const amount: string = formatAmount(1n, 2);
export const ink: string = vars.color.ink;

/** The status of an invoice in a webhook, typed by its type. */
export const status = (webhook: Webhook): string | undefined =>
  webhook.type === 'invoice.status_changed' ? webhook.data.status : undefined;

// @ts-expect-error an order without an amount
export const order: CreateFormRequest = { terminalId: 1, type: 'Deposit' };

export const page = (
  <Stack gap={16}>
    <Button variant="primary" onPress={() => undefined}>
      Pay
    </Button>
    {/* @ts-expect-error a size that the library does not have */}
    <Button size="huge">Pay</Button>
    {/* @ts-expect-error a button with an icon alone needs a name */}
    <IconButton icon={() => null} />
    {/* @ts-expect-error not a step of the scale */}
    <Stack gap={15}>text</Stack>
  </Stack>
);
