import { invoiceStatuses } from '@tiyin/domain/invoices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Inline } from '../../components/inline/index.ts';
import { InvoiceStatusBadge } from './index.ts';

const meta = {
  title: 'Payments/InvoiceStatusBadge',
  component: InvoiceStatusBadge,
  args: { status: 'PENDING' },
} satisfies Meta<typeof InvoiceStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is read, the dot is not. It is not a control. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('PENDING')).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Every status of the reference list 201. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap={8}>
      {invoiceStatuses.map(({ code }) => (
        <InvoiceStatusBadge key={code} status={code} />
      ))}
    </Inline>
  ),
};

// INVOICE-11
/** Both are amber, but the icon tells them apart. */
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

/** The words are the codes and no others; among long ones a badge stays on one line. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <p>
        Счёт 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E,{' '}
        <InvoiceStatusBadge status="IN_PROGRESS" /> toʻlov holati oʻzgardi{' '}
        <InvoiceStatusBadge status="DECLINED" />
      </p>
    </Box>
  ),
};
