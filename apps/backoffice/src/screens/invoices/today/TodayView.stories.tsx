import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { currencies } from '@tiyin/domain/money';
import { Stack } from '@tiyin/ui/stack';
import { expect } from 'storybook/test';
import { TodayView } from './TodayView.tsx';

const { id, value } = invoiceStatusByCode('DONE');
const invoiceStatus = { code: 'DONE', id, value } as const;

const meta = {
  title: 'Screens/Back office/Invoices of today',
  component: TodayView,
  args: {
    totals: {
      entries: [
        { count: 310, currency: currencies.UZS, invoiceStatus, sum: 96_540_000_00 },
        { count: 2, currency: currencies.USDT, invoiceStatus, sum: 12_500_000 },
      ],
      isEstimate: false,
    },
    href: '/invoices?terminal=all&dateFrom=2026-11-20&dateTo=2026-11-20',
  },
} satisfies Meta<typeof TodayView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-880
/** The number leads to the list of today. */
export const Full: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Today: 312 invoices' });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(canvasElement).toHaveTextContent(/· 96.540.000\.00.UZS· 12\.500000.USDT/);
  },
};

const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);

// OFFICE-880
/** It is one line, and its room is there before its figures: nothing below moves. */
export const Loading: Story = {
  args: { totals: undefined },
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <Stack gap={24}>
      <TodayView {...args} />
      <TodayView {...args} totals={meta.args.totals} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link').parentElement;
    const waiting = line?.previousElementSibling;
    if (!line || !waiting) throw new Error('Nothing waits');
    await expect(heightOf(waiting)).toBe(heightOf(line));
  },
};

/** A day begins without invoices. */
export const Nothing: Story = {
  args: { totals: { entries: [], isEstimate: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Today: 0 invoices' })).toBeVisible();
  },
};

// OFFICE-442
/** Over a million invoices the figures are estimates, and say so. */
export const Estimate: Story = {
  args: { totals: { ...meta.args.totals, isEstimate: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Estimated: Today: 312/ })).toBeVisible();
  },
};
