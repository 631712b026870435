import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TerminalSelect } from './index.ts';

const meta = {
  title: 'Payments/TerminalSelect',
  component: TerminalSelect,
  args: {
    terminals: [
      { id: 12, name: 'Humo deposits' },
      { id: 13, name: 'Uzcard deposits' },
      { id: 14, name: 'Выплаты на карты Humo' },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof TerminalSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All terminals are one entry, with an empty id. */
export const AllTerminals: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /ALL TERMINALS/ })).toBeVisible();
  },
};

/** Opened, searched without regard to case and spaces, and chosen, all by keyboard. */
export const Search: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search terminals' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('UZCARDdep');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('13');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('payme');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

/** An address may name a terminal that is gone. */
export const UnknownTerminal: Story = {
  args: { value: '99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /ALL TERMINALS/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    terminals: [
      { id: 1, name: 'Toʻlovlarni qabul qilish terminali 019AA1F1E0B37A028C110D93B7A4442E' },
    ],
    value: '1',
  },
};
