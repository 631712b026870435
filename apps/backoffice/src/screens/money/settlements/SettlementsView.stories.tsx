import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SettlementListItem } from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { expect, fn, waitFor } from 'storybook/test';
import { readMoneyQuery } from '../../../addresses/money-address.ts';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { SettlementsView } from './SettlementsView.tsx';

const settlement: SettlementListItem = {
  id: 2,
  merchant: { id: 1, name: 'Samarqand Market' },
  terminal: { id: 4, name: 'Website deposits' },
  baseAmount: 1_300_000_000,
  currency: currencies.UZS,
  settlementAmount: 1_000_000_000,
  impliedRate: 1_300_000,
  dayRate: 1_280_000,
  deviation: 156,
  personName: 'Malika Karimova',
  approval: { decider: 'Botir Yusupov', reason: 'Agreed with the merchant' },
  isTest: false,
  createdDate: '2026-11-20T13:31:04.000Z',
};

const meta = {
  title: 'Screens/Back office/Settlements',
  component: SettlementsView,
  decorators: [inFrame('Money')],
  args: {
    query: readMoneyQuery('tab=settlements'),
    onQueryChange: fn(),
    onDownload: fn(),
    today: '2026-11-20',
    page: {
      data: [settlement, { ...settlement, id: 1, approval: null, dayRate: null, deviation: null }],
      total: 2,
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof SettlementsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-340
/** Each has its rate beside the rate of its day, and who made and approved it. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('+1.56 %');
    await expect(first).toHaveTextContent('Malika Karimova, approved by Botir Yusupov');
    await expect(second).toHaveTextContent('No rate');
    await expect(canvas.getAllByRole('link', { name: 'Samarqand Market' })[0]).toHaveAttribute(
      'href',
      '/money?tab=settlements&merchant=1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

export const OfOneMerchant: Story = {
  args: { query: readMoneyQuery('tab=settlements&merchant=1'), page: { data: [], total: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No settlements')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all merchants' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ merchantId: undefined, page: 0 }),
    );
  },
};

// OFFICE-919
/** Beside the sidebar every column is in sight: facts that belong together are below one another. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { onCallbacks: fn() },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('button', { name: 'Download CSV' }).getBoundingClientRect().right;
    const [button] = canvas.getAllByRole('button', { name: 'Callbacks' });
    await waitFor(() => expect(button?.getBoundingClientRect().right).toBeLessThanOrEqual(end));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
