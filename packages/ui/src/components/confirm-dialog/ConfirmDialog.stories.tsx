import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from './index.ts';
import type { ConfirmDialogProps } from './index.ts';

function WithState({ isOpen: initial, onOpenChange, onConfirm, ...props }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(initial);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  const confirm = () => {
    setIsOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Change status</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={change} onConfirm={confirm} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Change status',
    children: 'Are you sure you want to change the payment status from PENDING to DONE?',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { isOpen: false },
  render: (args) => <WithState {...args} />,
};

/** Cancel has the focus first; one Tab and Enter continue. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Change status' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Enter on Cancel closes the dialog without confirming, and the focus returns. */
export const Refused: Story = {
  ...Playground,
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Change status' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** A press outside does not close it, and the question is read with the name. */
export const OnlyButtonsClose: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/from PENDING to DONE\?/);
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** While the action runs the dialog cannot be closed, and no button suggests that it can. */
export const Pending: Story = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Until the effect is known it cannot be confirmed, and can be refused. */
export const NotYet: Story = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: { isConfirmDisabled: true },
  play: async ({ args, userEvent }) => {
    const go = await screen.findByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** An action that cannot be undone, with a warning. */
export const Danger: Story = {
  args: {
    title: 'Credential remove',
    tone: 'danger',
    confirmLabel: 'Remove credential',
    children: 'Deposits to 9860 •••• •••• 1234 stop at once. This cannot be taken back.',
  },
};

export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  ...Danger,
  tags: ['sheet'],
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};

export const Texts: Story = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    title: 'Toʻlov holatini oʻzgartirish 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93',
    children:
      'Вы уверены, что хотите изменить статус платежа 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E с PENDING на DONE? Продавец получит уведомление.',
    confirmLabel: 'Oʻzgartirish va sotuvchiga xabar yuborish',
    cancelLabel: 'Отменить и вернуться к платежу',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
