import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, CopyIcon, DownloadIcon, MoreIcon, RefreshIcon } from '../icon/index.ts';
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
      { id: 'CANCELED', label: 'CANCELED' },
    ],
    onAction: fn(),
    placement: 'bottom start',
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const isAt = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

/** Opened, walked and left with the keyboard; Escape gives the focus back. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change status' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAt('DONE');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await isAt('DONE');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('DECLINED');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Space and Arrow Up open it too, Arrow Up at the last action; Home, End and letters jump. */
export const Moves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await isAt('CANCELED');
    await userEvent.keyboard('{Home}');
    await isAt('DONE');
    await userEvent.keyboard('{End}');
    await isAt('CANCELED');
    await userEvent.keyboard('de');
    await isAt('DECLINED');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard(' ');
    await isAt('DONE');
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The menu has the name of its button. Icons repeat the words. */
export const WithIcons: Story = {
  args: {
    trigger: <IconButton icon={MoreIcon} label="More actions" variant="secondary" />,
    items: [
      { id: 'copy', label: 'Copy invoice ID', icon: CopyIcon },
      { id: 'retry', label: 'Retry payout', icon: RefreshIcon },
      { id: 'remove', label: 'Remove credential', tone: 'danger' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy invoice ID' }));
    await expect(args.onAction).toHaveBeenCalledWith('copy');
  },
};

/** A disabled action can be reached, explains why, and does nothing: the menu stays open. */
export const Unavailable: Story = {
  args: {
    trigger: <Button iconAfter={ChevronDownIcon}>Invoice</Button>,
    items: [
      { id: 'copy', label: 'Copy invoice ID' },
      { id: 'retry', label: 'Retry payout', disabledReason: 'The payout is done' },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAt('Copy invoice ID');
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: 'Retry payout The payout is done' });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

const sections = [
  {
    title: 'Invoice',
    items: [
      { id: 'copy', label: 'Copy invoice ID', icon: CopyIcon },
      { id: 'report', label: 'Get report', icon: DownloadIcon },
    ],
  },
  {
    title: 'Payout',
    items: [
      {
        id: 'retry',
        label: 'Retry payout',
        icon: RefreshIcon,
        disabledReason: 'The payout is done',
      },
      { id: 'remove', label: 'Remove credential', tone: 'danger' as const },
    ],
  },
];

/** Actions of one kind stand under a title, which names their group. */
export const Sections: Story = {
  args: { trigger: <Button iconAfter={ChevronDownIcon}>Actions</Button>, items: sections },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAt('Copy invoice ID');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Payout' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isAt('Retry payout The payout is done');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  args: { trigger: <Button iconAfter={ChevronDownIcon}>Actions</Button>, items: sections },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Long and unbroken words wrap inside the menu. */
export const Texts: Story = {
  args: {
    trigger: <Button iconAfter={ChevronDownIcon}>Действия со счётом</Button>,
    items: [
      {
        title: 'Счёт на оплату и всё, что с ним связано',
        items: [
          { id: 'retry', label: 'Повторить выплату по этому счёту ещё раз', icon: RefreshIcon },
          { id: 'copy', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
          {
            id: 'uzbek',
            label: 'Toʻlovni qaytarish',
            disabledReason: 'Toʻlov oʻtkazilgan, uni faqat gʻaznachi qaytara oladi',
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
