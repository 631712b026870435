import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';
import type { DialogProps } from './index.ts';

function Opened({ isOpen: initial, onOpenChange, ...props }: DialogProps) {
  const [isOpen, setIsOpen] = useState(initial);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Change amount</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Change amount',
    isOpen: false,
    onOpenChange: fn(),
    children: <TextField label="Amount" description="In UZS, two decimals at most." />,
    actions: (
      <>
        <Button slot="close">Cancel</Button>
        <Button variant="primary">Change amount</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus goes in, stays in, and comes back when Escape closes. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Change amount' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change amount' })).toHaveFocus(),
    );
  },
};

export const Open: Story = { args: { isOpen: true } };

/** More than fits scrolls between the title and the actions. */
export const LargeAndLong: Story = {
  args: {
    isOpen: true,
    size: 'lg',
    title: 'Условия приёма платежей для терминала 019AA1F1E0B37A028C110D93B7A4442E',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. Деньги, пришедшие после срока, ждут решения человека; до него они не
            зачисляются никому.
          </p>
        ))}
      </Stack>
    ),
  },
};
