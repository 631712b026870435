import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SessionEndDialog } from './SessionEndDialog.tsx';

const meta = {
  title: 'Screens/Back office/End of the session',
  component: SessionEndDialog,
  parameters: { layout: 'fullscreen' },
  args: { onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof SessionEndDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// PEOPLE-175
export const Warning: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you still there?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(args.onLeave).toHaveBeenCalled();
    const [stay] = dialog.getAllByRole('button', { name: 'Stay logged in' });
    if (stay === undefined) throw new Error('there is no button');
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalled();
  },
};
