import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SetUpFirstView } from './SetUpFirstView.tsx';

const meta = {
  title: 'Screens/Back office/Set up a second factor first',
  component: SetUpFirstView,
  parameters: { layout: 'fullscreen' },
  args: { onPasskey: fn(), onSetUp: fn(), onSignOut: fn() },
} satisfies Meta<typeof SetUpFirstView>;

export default meta;
type Story = StoryObj<typeof meta>;

// PEOPLE-176
export const Required: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up an app' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
