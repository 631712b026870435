import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeInvoice, makeStatus } from '../../fixtures/invoices.ts';
import { FeeNote } from './FeeNote.tsx';

const flowType = { code: 'WITHDRAWAL' } as const;

const meta = {
  title: 'Screens/Back office/Invoice fee',
  component: FeeNote,
  args: { invoice: makeInvoice({ flowType }) },
} satisfies Meta<typeof FeeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The merchant is charged the amount and the fee. */
export const Charged: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/charged to merchant/)).toBeVisible();
  },
};

// OFFICE-453
/** The reserve is free again, although the fee is known. */
export const Ended: Story = {
  args: { invoice: makeInvoice({ flowType, invoiceStatus: makeStatus('DECLINED') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is charged to the merchant')).toBeVisible();
    await expect(canvas.queryByText(/Fee/)).toBeNull();
  },
};

/** A deposit without money. */
export const Unpaid: Story = {
  args: { invoice: makeInvoice({ fee: null, invoiceStatus: makeStatus('CANCELED') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is credited to the merchant')).toBeVisible();
  },
};
