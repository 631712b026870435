import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InvoiceTotal } from '@tiyin/api/types';
import { type InvoiceStatusCode, invoiceStatusByCode } from '@tiyin/domain/invoices';
import { currencies } from '@tiyin/domain/money';
import { Stack } from '@tiyin/ui/stack';
import { expect } from 'storybook/test';
import { TotalsView } from './TotalsView.tsx';

function entry(
  code: InvoiceStatusCode,
  count: number,
  sum: number,
  currency: InvoiceTotal['currency'] = currencies.UZS,
): InvoiceTotal {
  const { id, value } = invoiceStatusByCode(code);
  return { count, currency, invoiceStatus: { code, id, value }, sum };
}

const meta = {
  title: 'Screens/Back office/Invoice totals',
  component: TotalsView,
  args: {
    totals: {
      entries: [
        entry('IN_PROGRESS', 22, 1_250_000_00),
        entry('DONE', 1318, 96_540_000_00),
        entry('DECLINED', 1, 64_000_00),
        entry('DONE', 4, 12_500_000, currencies.USDT),
      ],
      isEstimate: false,
    },
  },
} satisfies Meta<typeof TotalsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-442
/** Each currency has its own line: sums of different currencies are not added. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const totals = canvas.getByRole('region', { name: 'Totals' });
    await expect(totals).toHaveTextContent(/1.341 invoices · 97.854.000\.00.UZS/);
    await expect(totals).toHaveTextContent(/DONE.?1.318 · 96.540.000\.00.UZS/);
    await expect(totals).toHaveTextContent(/4 invoices · 12\.500000.USDT/);
    await expect(totals).not.toHaveTextContent('Estimated');
  },
};

// OFFICE-451
/** On a phone each currency is one line, and its statuses open below it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1.341 invoices/)).toBeVisible();
    await expect(canvas.getByText('DECLINED')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'UZS by status' }));
    await expect(canvas.getByText('DECLINED')).toBeVisible();
  },
};

// INVOICE-440
export const Estimated: Story = {
  args: { totals: { entries: [entry('DONE', 8_400_000, 1e15)], isEstimate: true } },
  play: async ({ canvas }) => {
    const [whole] = canvas.getAllByText(/invoices/);
    await expect(whole).toHaveTextContent(/^Estimated:≈ 8.400.000 invoices/);
  },
};

const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);

// OFFICE-442
/** While they load there is room for as many currencies as the list had last. */
export const Loading: Story = {
  args: { totals: undefined, expectedCurrencies: 2 },
  render: (args) => (
    <Stack gap={24}>
      <TotalsView {...args} />
      <TotalsView {...args} totals={meta.args.totals} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const totals = canvas.getByRole('region', { name: 'Totals' });
    const waiting = totals.previousElementSibling;
    if (!waiting) throw new Error('Nothing waits');
    await expect(heightOf(waiting)).toBe(heightOf(totals));
  },
};

/** Those of the filter before stay, and step back. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    const totals = canvas.getByRole('region', { name: 'Totals' });
    await expect(totals).toHaveAttribute('aria-busy', 'true');
    await expect(totals).toHaveTextContent(/1.341 invoices/);
  },
};

/** The list says that nothing was found. */
export const Nothing: Story = { args: { totals: { entries: [], isEstimate: false } } };
