import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SignInAgainView } from './SignInAgain.tsx';

const meta = {
  title: 'Screens/Back office/Log in again',
  component: SignInAgainView,
  parameters: { layout: 'fullscreen' },
  args: { isPending: false, onLeave: fn(), onSubmit: fn() },
} satisfies Meta<typeof SignInAgainView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It stands over the page; whoever closes it logs out. */
export const OverThePage: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
    await userEvent.type(dialog.getByLabelText(/Username/), 'operator');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'operator-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'operator-demo',
      username: 'operator',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
