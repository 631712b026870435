import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AddProviderDialog, type AddProviderDialogProps } from './AddProviderDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const meta = {
  title: 'Screens/Back office/Add a provider',
  component: AddProviderDialog,
  args: {
    onAdd: fn<AddProviderDialogProps['onAdd']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof AddProviderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-370, PEOPLE-509
/** Only one over HTTP has an address; a sandbox needs no second person. */
export const Adding: Story = {
  args: { approvalNotice: <p>This needs approval by a second person.</p> },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' By hand ');
    await userEvent.click(screen.getByRole('radio', { name: /Sandbox/ }));
    await expect(screen.queryByText('This needs approval by a second person.')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /By hand/ }));
    await expect(screen.getByText('This needs approval by a second person.')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /Address/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ name: 'By hand', kind: 'manual' });
  },
};

/** A refusal is shown at its field, and the text stays. */
export const Refused: Story = {
  args: {
    onAdd: fn<AddProviderDialogProps['onAdd']>(async () => ({
      title: undefined,
      errors: [{ path: '/url', message: 'http://10.0.0.5 is plain http' }],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Bridge');
    const address = screen.getByRole('textbox', { name: /Address/ });
    await userEvent.type(address, 'http://10.0.0.5');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('http://10.0.0.5 is plain http')).toBeVisible();
    await expect(address).toHaveValue('http://10.0.0.5');
  },
};

// OFFICE-372
/** The secret is shown this once. */
export const Secret: Story = {
  render: ({ onClose }) => (
    <SecretDialog
      title="Secret of Bank bridge"
      secret={`whsec_${'MfKQ9r8G'.repeat(5)}abc=`}
      formerUntilDate="2026-11-22T08:02:11.000Z"
      onClose={onClose}
    />
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Copy: secret' });
    await screen.findByText(/former secret counts as well until/);
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

// PEOPLE-510
/** The requester has the first half of a secret that waits for a second person. */
export const WaitingSecret: Story = {
  render: ({ onClose }) => (
    <SecretDialog
      title="Secret of Bank bridge"
      secret={`whsec_${'MfKQ9r8G'.repeat(2)}abc`}
      half="first"
      onClose={onClose}
    />
  ),
  play: async () => {
    await screen.findByText(/^This is the first half/);
    await screen.findByRole('button', { name: 'Copy: first half' });
  },
};

// PEOPLE-508, PEOPLE-510
/** The approver is shown the second half. */
export const SecondHalf: Story = {
  render: ({ onClose }) => (
    <SecretDialog
      title="Second half of the secret"
      secret={`${'MfKQ9r8G'.repeat(3)}=`}
      half="second"
      onClose={onClose}
    />
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByText(/^This is the second half/);
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
