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
export const Playground: Story = {
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
    await waitFor(() => expect(screen.getByText('Nothing found.')).toBeVisible());
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

/** A key of the page, so long after the page began: letters are apart by the time between their events. */
const pressAt = (element: Element, key: string, at: number) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  element.dispatchEvent(event);
};
const typeInto = (focused: () => Element, letters: ReadonlyArray<readonly [string, number]>) => {
  for (const [letter, at] of letters) pressAt(focused(), letter, at);
};
const cards = ['Uzcard deposits', 'Uzcard payouts', 'Humo', 'Visa', 'Uz'].map((label, index) => ({
  id: `${index}`,
  label,
}));

/** Letters jump to an option; after a pause of 350 ms they begin anew (section 9). */
export const TypeAhead: Story = {
  args: { options: cards },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Uzcard deposits' })).toHaveFocus(),
    );
    const focused = () => document.activeElement ?? document.body;
    const list = screen.getByRole('listbox');
    typeInto(() => list, [['v', 10_000]]);
    await waitFor(() => expect(focused()).toHaveTextContent('Visa'));
    const letters: ReadonlyArray<readonly [string, number]> = [
      ['u', 20_000],
      ['z', 20_100],
      ['c', 20_200],
      ['a', 20_300],
      ['r', 20_400],
      ['d', 20_500],
      [' ', 20_600],
      ['p', 20_949],
    ];
    typeInto(() => list, letters);
    await waitFor(() => expect(focused()).toHaveTextContent('Uzcard payouts'));
    typeInto(() => list, [['h', 21_299]]);
    await waitFor(() => expect(focused()).toHaveTextContent('Humo'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveFocus());
    typeInto(() => button, [['v', 30_000]]);
    await waitFor(() => expect(button).toHaveTextContent('Visa'));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Home and End lead to the first and last option; Escape closes and changes nothing. */
export const Moves: Story = {
  args: { value: '2' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const at = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await at('Uzcard deposits');
    await userEvent.keyboard('{End}');
    await at('СБП выплаты');
    await userEvent.keyboard('{Home}');
    await at('ALL TERMINALS');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <Inline gap={12}>
        <Select {...args} layout="inline" label="Items Per Page" value="3" size="sm" />
        <Select {...args} layout="inline" label="Provider" value="1" />
        <Select {...args} layout="inline" label="Currency" value="1" isDisabled />
      </Inline>
      <Box maxWidth="menu">
        <Stack gap={4}>
          <Select {...args} label="Empty" description="Payments to this terminal only." />
          <Select {...args} label="Chosen" value="3" />
          <Select {...args} label="Large" value="3" size="lg" />
          <Select {...args} label="Invalid" errorMessage="Choose a currency" />
          <Select {...args} label="Disabled" value="1" isDisabled />
          <Stateful {...args} value="1" isSearchable />
        </Stack>
      </Box>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Terminal/ }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
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

/** Long and unbroken words, Cyrillic and Uzbek. */
export const Texts: Story = {
  args: {
    label: 'Терминал, через который принимаются депозиты с карт Humo и Uzcard',
    description: 'Toʻlovlarni qabul qilish uchun terminalni tanlang, masalan, Gʻijduvon',
    value: 'long',
    options: [
      {
        id: 'long',
        label: 'Терминал для приёма депозитов с карт Humo и Uzcard, Самарканд, запасной',
      },
      { id: 'unbroken', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
      { id: 'uzbek', label: 'Oʻzbekiston toʻlovlari' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
};
