import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { StepUpDialog } from './StepUpDialog.tsx';

const meta = {
  title: 'Screens/Back office/Confirm that it is you',
  component: StepUpDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    hasApp: true,
    hasPassword: true,
    isPending: false,
    onClose: fn(),
    onConfirm: fn(),
    problem: undefined,
  },
} satisfies Meta<typeof StepUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

// PEOPLE-174
/** By the password, or by a code where there is an app. */
export const PasswordOrCode: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await open();
    await expect(dialog.getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'operator-demo{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ password: 'operator-demo' });
    await userEvent.click(dialog.getByRole('button', { name: 'Use a code' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ code: '123456' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

// PEOPLE-333
/** By a passkey where the person has one. */
export const Passkey: Story = {
  args: { onPasskey: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

const onOpen = fn();

// PEOPLE-408
/** People of the OpenID provider have no password: they sign in again there, or give a code. */
export const AtTheProvider: Story = {
  args: { hasApp: false, hasPassword: false, provider: { name: 'Keycloak', onOpen } },
  play: async ({ userEvent }) => {
    const dialog = await open();
    await expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in with Keycloak' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

/** A wrong password is refused at its field. */
export const Refused: Story = {
  args: {
    hasApp: false,
    problem: {
      title: undefined,
      errors: [{ path: '/password', message: 'This is not your current password' }],
    },
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /not your current password/,
    );
    await expect(dialog.queryByRole('button', { name: 'Use a code' })).toBeNull();
  },
};
