import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SignInAgainView } from './SignInAgain.tsx';

const meta = {
  title: 'Screens/Back office/Log in again',
  component: SignInAgainView,
  parameters: { layout: 'fullscreen' },
  args: { username: 'operator', isPending: false, onLeave: fn(), onSubmit: fn() },
} satisfies Meta<typeof SignInAgainView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-239
/** An overlay that knows the person: the password is enough. Closing it logs out. */
export const OverThePage: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
    await expect(dialog.getByLabelText(/Username/)).toHaveValue('operator');
    await expect(dialog.getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'operator-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'operator-demo',
      username: 'operator',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

/** Another person may sign in there too. */
export const SomebodyElse: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
    await userEvent.clear(dialog.getByLabelText(/Username/));
    await userEvent.type(dialog.getByLabelText(/Username/), 'support');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'support-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'support-demo',
      username: 'support',
    });
  },
};
