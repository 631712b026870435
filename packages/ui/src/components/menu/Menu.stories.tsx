import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, CopyIcon, MoreIcon, RefreshIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button iconAfter={ChevronDownIcon}>Change status</Button>,
    items: [
      { id: 'DONE', label: 'DONE' },
      { id: 'DECLINED', label: 'DECLINED' },
      { id: 'CANCELED', label: 'CANCELED', isDisabled: true },
    ],
    onAction: fn(),
    placement: 'bottom start',
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, walked and left with the keyboard; Escape gives the focus back. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change status' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'DONE' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'DONE' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('DECLINED');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const WithIcons: Story = {
  args: {
    trigger: <IconButton icon={MoreIcon} label="More actions" variant="secondary" />,
    items: [
      { id: 'copy', label: 'Copy invoice ID', icon: CopyIcon },
      { id: 'retry', label: 'Повторить выплату по этому счёту', icon: RefreshIcon },
      { id: 'remove', label: 'Remove credential', tone: 'danger' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible());
  },
};
