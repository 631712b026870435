import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Select } from './index.ts';
import type { SelectProps } from './index.ts';

const terminals = [
  { id: '', label: 'ALL TERMINALS' },
  { id: '1', label: 'Humo deposits' },
  { id: '2', label: 'Uzcard deposits' },
  { id: '3', label: 'СБП выплаты' },
];

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `t${index}`,
  label: `Terminal ${index}`,
}));

function Stateful({ value: initial, onChange, ...props }: SelectProps<string>) {
  const [value, setValue] = useState(initial);
  const choose = (id: string) => {
    setValue(id);
    onChange(id);
  };
  return <Select {...props} value={value} onChange={choose} />;
}

const meta = {
  title: 'Components/Fields/Select',
  component: Select<string>,
  args: { label: 'Terminal', options: terminals, value: null, onChange: fn() },
  render: (args) => (
    <Box maxWidth="menu">
      <Stateful {...args} />
    </Box>
  ),
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and chosen from with the keyboard alone; the focus comes back to the button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Terminal/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await expect(await within(list).findAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('1');
    await expect(button).toHaveTextContent('Humo deposits');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An entry with an empty id is an option like any other. */
export const EmptyId: Story = {
  args: { value: '1' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Terminal/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'ALL TERMINALS' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('ALL TERMINALS'));
  },
};

/** Case and white space do not matter to the search. */
export const Searchable: Story = {
  args: { isSearchable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Terminal/ }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('UZ carddep');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** A search that finds nothing says so. */
export const NothingFound: Story = {
  args: { isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Terminal/ }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('visa');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

/** Ten thousand options: only those in view are in the document, and the last is one key away. */
export const ManyOptions: Story = {
  args: { options: many, value: 't0', isSearchable: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(8));
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Terminal 9999' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('t9999');
    await expect(canvas.getByRole('button')).toHaveTextContent('Terminal 9999');
  },
};

export const States: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={4}>
        <Select {...args} description="Payments to this terminal only." />
        <Select {...args} label="Currency" errorMessage="Choose a currency" />
        <Select {...args} label="Provider" value="1" isDisabled />
      </Stack>
    </Box>
  ),
};

/** In a bar of controls the label stands inside. */
export const InlineLayout: Story = {
  render: (args) => (
    <Inline>
      <Stateful {...args} layout="inline" value="1" />
      <Stateful {...args} layout="inline" label="Items Per Page" value="3" size="sm" />
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      {
        id: 'long',
        label: 'Терминал для приёма депозитов с карт Humo и Uzcard, Самарканд, запасной',
      },
      { id: 'unbroken', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
    ],
  },
};
