import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeAlertRule, makeFiringRule } from '../../fixtures/alerts.ts';
import { AlertDetails, type AlertDetailsProps } from './AlertDetails.tsx';
import { AlertSecretDialog } from './AlertSecretDialog.tsx';

const outcome = { channel: 'WEBHOOK', receiver: 'https://ops.bozor.example/alerts' } as const;
const mail = { channel: 'EMAIL', receiver: 'night@bozor.example', statusCode: null } as const;

const test = {
  message: {
    type: 'alert.test',
    timestamp: '2026-11-20T08:02:11.000Z',
    data: {
      ruleId: 4,
      name: 'Callbacks',
      kind: 'NO_PAYMENTS',
      condition: 'No successful payment for 30 minutes',
      summary: 'This is a test: nothing has happened.',
      merchantId: 7,
      terminalId: null,
      isTest: false,
      firedDate: null,
      endedDate: null,
    },
  },
  outcomes: [
    { ...outcome, statusCode: 404, answer: 'no such path', error: '404' },
    { ...mail, answer: '250 OK: message queued', error: null },
  ],
} as const;

const meta = {
  title: 'Screens/Back office/Alert',
  component: AlertDetails,
  args: {
    rule: makeFiringRule(),
    mayEdit: true,
    onTest: fn<AlertDetailsProps['onTest']>(async () => ({
      ...test,
      outcomes: [...test.outcomes],
    })),
    onChange: fn(),
    onReplaceSecret: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AlertDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-561
/** The figures that it found, the outcome of its messages, and the test of its receivers. */
export const Firing: Story = {
  play: async ({ args, userEvent }) => {
    const found = await screen.findByText('31 of 84 callbacks failed in 30 minutes');
    await waitFor(() => expect(found).toBeVisible());
    await expect(screen.getByText(/is tried again: nothing listens/)).toBeVisible();
    await expect(
      screen.getByText(/receivers get a message when the quiet time is over/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await expect(await screen.findByText(/^Not accepted: https/)).toBeVisible();
    await expect(screen.getByText('It answered 404.')).toBeVisible();
    await expect(screen.getByText('Accepted: night@bozor.example')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const NeverFired: Story = { args: { rule: makeAlertRule() } };

/** People who only read can send, change and delete nothing. */
export const ReadOnly: Story = {
  args: { mayEdit: false },
  play: async () => {
    await screen.findByText('31 of 84 callbacks failed in 30 minutes');
    for (const name of ['Send test', 'Change', 'New secret', 'Delete']) {
      await expect(screen.queryByRole('button', { name })).toBeNull();
    }
  },
};

// OFFICE-562
/** The secret is shown this once. */
export const Secret: Story = {
  render: ({ onClose }) => (
    <AlertSecretDialog
      name="Callbacks"
      secret={`whsec_${'MfKQ9r8G'.repeat(5)}abc=`}
      onClose={onClose}
    />
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Copy: secret' });
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
