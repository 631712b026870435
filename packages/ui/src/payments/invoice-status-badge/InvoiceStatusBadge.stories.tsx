import { invoiceStatuses } from '@tiyin/domain/invoices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/inline/index.ts';
import { InvoiceStatusBadge } from './index.ts';

const meta = {
  title: 'Payments/InvoiceStatusBadge',
  component: InvoiceStatusBadge,
  args: { status: 'PENDING' },
} satisfies Meta<typeof InvoiceStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStatuses: Story = {
  render: () => (
    <Inline gap={8}>
      {invoiceStatuses.map(({ code }) => (
        <InvoiceStatusBadge key={code} status={code} />
      ))}
    </Inline>
  ),
};

/** Both are amber, and yet nobody takes the one for the other. */
export const ErrorIsNotPending: Story = {
  render: () => (
    <Inline gap={8}>
      <InvoiceStatusBadge status="ERROR" />
      <InvoiceStatusBadge status="PENDING" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ERROR').parentElement?.querySelector('svg')).not.toBeNull();
    await expect(canvas.getByText('PENDING').parentElement?.querySelector('svg')).toBeNull();
  },
};
