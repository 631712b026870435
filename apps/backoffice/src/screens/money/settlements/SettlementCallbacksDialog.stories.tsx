import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { SettlementCallback } from '@tiyin/api/types';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SettlementCallbacksDialog } from './SettlementCallbacksDialog.tsx';

const callback: SettlementCallback = {
  id: '019aa1f4-0000-7a02-8c11-0d93b7a44001',
  type: 'settlement.created',
  body: '{"type":"settlement.created","data":{"id":7,"amount":1250000,"currency":"UZS"}}',
  status: 'WAITING',
  createDate: '2026-11-20T13:31:04.000Z',
  executionDate: null,
  nextTryDate: '2026-11-20T13:31:20.000Z',
  tries: [
    { id: 1, time: '2026-11-20T13:31:05.000Z', statusCode: 500, error: null, answer: 'Oops' },
  ],
};

const meta = {
  title: 'Screens/Back office/Callbacks of a settlement',
  component: SettlementCallbacksDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    callbacks: [callback],
    onRetry: fn(),
    onSend: fn(),
    isOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof SettlementCallbacksDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

// LEDGER-322
/** Each try has its status and the beginning of its answer; it is sent again from there. */
export const Full: Story = {
  play: async ({ args, userEvent }) => {
    const view = await dialog();
    await waitFor(() => expect(view.getByText('WAITING')).toBeVisible());
    await expect(view.getByText('HTTP 500')).toBeVisible();
    await expect(view.getByText('Oops')).toBeVisible();
    await expect(view.queryByText('For invoice status')).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Send callback' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Without merchant.callback.edit nothing is sent. */
export const ReadOnly: Story = {
  render: ({ isOpen, onOpenChange, onRetry }) => (
    <SettlementCallbacksDialog callbacks={[]} {...{ isOpen, onOpenChange, onRetry }} />
  ),
  play: async () => {
    const view = await dialog();
    await waitFor(() => expect(view.getByText('No callbacks')).toBeVisible());
    await expect(view.queryByRole('button', { name: 'Send callback' })).toBeNull();
  },
};

export const Loading: Story = { args: { callbacks: undefined } };

export const Failed: Story = {
  args: {
    callbacks: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Service unavailable' }),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
