import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tiyin/ui/button';
import { expect } from 'storybook/test';
import { makeInvoice, makeStatus } from '../../fixtures/invoices.ts';
import { UnknownPayout } from './UnknownPayout.tsx';

const payout = {
  createDate: '2026-11-20T12:20:00.000Z',
  id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
  isEndable: true,
  isMadeByHand: false,
  nextAskDate: null,
  status: { code: 'UNKNOWN', id: 3, value: 'Unknown' },
  statusDate: '2026-11-20T12:20:10.000Z',
} as const;

const meta = {
  title: 'Screens/Back office/Unknown payout',
  component: UnknownPayout,
  args: {
    end: <Button variant="primary">Declare the outcome</Button>,
    invoice: makeInvoice({
      flowType: { code: 'WITHDRAWAL' },
      invoiceStatus: makeStatus('ERROR'),
      openPayout: payout,
      pendingApprovals: [
        {
          id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442f',
          kind: 'PAYOUT_END',
          isOwn: false,
          isDecidable: true,
        },
      ],
    }),
    payout,
    rights: { confirmsTransfers: true, seesAccounts: true, seesPayouts: true },
  },
} satisfies Meta<typeof UnknownPayout>;

export default meta;
type Story = StoryObj<typeof meta>;

// INVOICE-455
/** An outcome that one person declared waits for the second: nobody declares another one meanwhile. */
export const Declared: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The declared outcome of the payout waits/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review the approval' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Declare the outcome' })).toBeNull();
  },
};
