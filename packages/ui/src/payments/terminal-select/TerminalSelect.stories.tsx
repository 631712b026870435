import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
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

const terminal = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('combobox', { name: 'Terminal' });

/** All terminals are one entry, with an empty id. */
export const Playground: Story = {
  args: { value: '12' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(terminal(canvas)).toHaveTextContent('Humo deposits');
    await userEvent.click(terminal(canvas));
    await userEvent.click(await screen.findByRole('option', { name: 'ALL TERMINALS' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

// OFFICE-11
/** Without a choice it says so. */
export const AllTerminals: Story = {
  play: async ({ canvas }) => {
    await expect(terminal(canvas)).toBeVisible();
    await expect(terminal(canvas)).toHaveTextContent('ALL TERMINALS');
  },
};

/** Opened, searched without regard to case and spaces, and chosen, all by keyboard. */
export const Search: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(terminal(canvas)).toHaveFocus();
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
    const said = await screen.findByText('Nothing found.', { selector: 'p' });
    await waitFor(() => expect(said).toBeVisible());
  },
};

/** An address may name a removed terminal. */
export const UnknownTerminal: Story = {
  args: { value: '99' },
  play: async ({ canvas }) => {
    await expect(terminal(canvas)).toBeVisible();
    await expect(terminal(canvas)).toHaveTextContent('ALL TERMINALS');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <TerminalSelect {...args} value="14" />
      <TerminalSelect {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, last] = canvas.getAllByRole('combobox', { name: 'Terminal' });
    if (last) await userEvent.click(last);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
};

/** A long name is cut short, on the button as in the list. */
export const Texts: Story = {
  args: {
    terminals: [
      { id: 1, name: 'Toʻlovlarni qabul qilish terminali, Gʻijduvon, ikkinchi navbat' },
      { id: 2, name: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
      { id: 3, name: 'Терминал для приёма депозитов с карт Humo и Uzcard, Самарканд, запасной' },
    ],
    value: '1',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(terminal(canvas));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
};
