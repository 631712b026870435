import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PasskeyCodesDialog } from './PasskeyCodesDialog.tsx';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';

const meta = {
  title: 'Screens/Back office/Name a passkey',
  component: PasskeyNameDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Add a passkey',
    name: '',
    confirmLabel: 'Continue',
    onName: fn(),
    onClose: fn(),
    isPending: false,
    problem: undefined,
  },
} satisfies Meta<typeof PasskeyNameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add a passkey' }));

// OFFICE-385
/** Nothing is asked of the browser before it has a name. */
export const Named: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Continue' }));
    await expect(args.onName).not.toHaveBeenCalled();
    await userEvent.type(shown.getByRole('textbox', { name: /^Name/ }), ' Work laptop {Enter}');
    await expect(args.onName).toHaveBeenCalledWith('Work laptop');
  },
};

export const Refused: Story = {
  args: { problem: { errors: [], title: 'There is a passkey of yours on this device already' } },
  play: async () => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText(/on this device already/)).toBeVisible());
  },
};

// PEOPLE-511
/** With the first passkey come recovery codes, shown this once. */
export const WithRecoveryCodes: Story = {
  render: ({ onClose }) => (
    <PasskeyCodesDialog
      recoveryCodes={['abcd-efgh-jkmn-pqrs-tuvw-xyz2', 'bcde-fghj-kmnp-qrst-uvwx-yz23']}
      onClose={onClose}
    />
  ),
  play: async ({ args, userEvent }) => {
    const shown = within(await screen.findByRole('dialog', { name: 'The passkey was added' }));
    await expect(shown.getByText('abcd-efgh-jkmn-pqrs-tuvw-xyz2')).toBeInTheDocument();
    // OFFICE-931
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
