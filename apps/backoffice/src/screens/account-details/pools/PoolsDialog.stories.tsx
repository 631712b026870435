import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PoolsDialog } from './PoolsDialog.tsx';

const pools = [
  { id: 2, name: 'RUB banks' },
  { id: 1, name: 'UZS cards' },
];

const meta = {
  title: 'Screens/Back office/Account pools',
  component: PoolsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    chosen: [{ id: 1, name: 'UZS cards' }],
    isOpen: true,
    onOpenChange: fn(),
    onSave: fn(() => Promise.resolve(undefined)),
    pools,
    version: 3,
  },
} satisfies Meta<typeof PoolsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Pools' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'RUB banks' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith([2, 1], 3);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Loading: Story = { args: { pools: undefined } };
