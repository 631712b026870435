import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inForm } from '../fixtures/in-form.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import type { CheckedReceipt } from './ReceiptView.tsx';

const receipt = {
  kind: 'genuine',
  invoiceId: '01992f6e-7c1a-7b55-9d0e-1f2a3b4c5d6e',
  type: 'Deposit',
  isTest: false,
  amount: 48_000_000,
  currency: 'UZS',
  merchantName: 'Samarqand Market',
  paidAtMs: Date.UTC(2026, 10, 20, 10, 47),
  address: 'https://pay.example/receipt/1.WyIwMTk5MmY2ZSJd.c2lnbmF0dXJl',
} satisfies CheckedReceipt;

const meta = {
  title: 'Screens/Payment form/Receipt',
  component: ReceiptView,
  decorators: [inForm],
  args: { receipt },
} satisfies Meta<typeof ReceiptView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Genuine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(receipt.invoiceId)).toBeVisible();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const PaidOut: Story = { args: { receipt: { ...receipt, type: 'Withdrawal' } } };

export const OfATest: Story = { args: { receipt: { ...receipt, isTest: true } } };

/** Staff corrected the payment after the receipt was issued. */
export const Changed: Story = { args: { receipt: { ...receipt, kind: 'changed' } } };

/** The address was altered: it shows nothing of any payment. */
export const NotGenuine: Story = { args: { receipt: { kind: 'unknown' } } };

/** On the narrowest phone nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
