import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PolicyDialog, type PolicyDialogProps } from './PolicyDialog.tsx';

const meta = {
  title: 'Screens/Back office/Change the rules of signing in',
  component: PolicyDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    onChange: fn<PolicyDialogProps['onChange']>(async () => undefined),
    onClose: fn(),
    policy: { idleMinutes: 30, sessionHours: 12, needsSecondFactor: false, version: 1 },
  },
} satisfies Meta<typeof PolicyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Signing in' }));

// OFFICE-360
export const Changes: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await open();
    const idle = dialog.getByRole('textbox', { name: /Without activity/ });
    await userEvent.clear(idle);
    await userEvent.type(idle, '15');
    await userEvent.click(dialog.getByRole('switch', { name: /second factor/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      idleMinutes: 15,
      sessionHours: 12,
      needsSecondFactor: true,
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

// PEOPLE-177
/** A person who requires it of all has one themselves. */
export const Refused: Story = {
  args: {
    onChange: fn<PolicyDialogProps['onChange']>(async () => ({
      title: undefined,
      errors: [{ path: '/needsSecondFactor', message: 'Set up your own second factor first' }],
    })),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('switch', { name: /second factor/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    // Beside the switch, and in the summary of the form.
    await waitFor(async () => {
      for (const message of dialog.getAllByText('Set up your own second factor first')) {
        await expect(message).toBeVisible();
      }
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
