import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
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

const onOpenChange = fn();
const onSubmit = fn((values: FormData) => values);

const select = () => screen.getByRole('combobox', { name: 'Terminal' });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
/*
 * The focus is on the button or the search box, which reports the active option to a screen reader.
 */
const isAt = (name: string) =>
  waitFor(async () => {
    const option = screen.getByRole('option', { name });
    await expect(document.activeElement).toHaveAttribute('aria-activedescendant', option.id);
    await expect(option).toBeVisible();
  });

/** Opened and chosen from with only the keyboard; the focus returns to the button. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('combobox', { name: 'Terminal' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Terminal' });
    await waitFor(() => expect(list).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', list.id);
    await expect(await within(list).findAllByRole('option')).toHaveLength(4);
    await isAt('ALL TERMINALS');
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
    await userEvent.click(canvas.getByRole('combobox', { name: 'Terminal' }));
    await expect(select()).toHaveFocus();
    await userEvent.click(await screen.findByRole('option', { name: 'ALL TERMINALS' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('ALL TERMINALS'));
  },
};

/** Case and white space do not matter to the search. */
export const Searchable: Story = {
  args: { isSearchable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Terminal' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('UZ carddep');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 found'));
    await isAt('Uzcard deposits');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(select()).toHaveFocus());
  },
};

/** A server finds the options: all results are shown, and the choice keeps its name. */
export const FoundElsewhere: Story = {
  args: { isSearchable: true, value: '99', valueText: 'Elsewhere deposits', onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(select()).toHaveTextContent('Elsewhere deposits');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Terminal' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    const count = screen.getAllByRole('option').length;
    await userEvent.keyboard('zz');
    await expect(args.onSearch).toHaveBeenLastCalledWith('zz');
    await expect(screen.getAllByRole('option')).toHaveLength(count);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

/** A search without results says so, visibly and to a screen reader. */
export const NothingFound: Story = {
  args: { isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Terminal' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('visa');
    const said = await screen.findByText('Nothing found.', { selector: 'p' });
    await waitFor(() => expect(said).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found.');
  },
};

// OFFICE-23
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
    await isAt('Terminal 9999');
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('t9999');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Terminal 9999');
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

/** Typed letters jump to an option; after a pause of 350 ms they start a new word (OFFICE-23). */
export const TypeAhead: Story = {
  args: { options: cards },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await isAt('Uzcard deposits');
    typeInto(select, [['v', 10_000]]);
    await isAt('Visa');
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
    typeInto(select, letters);
    await isAt('Uzcard payouts');
    typeInto(select, [['h', 21_299]]);
    await isAt('Humo');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    const button = canvas.getByRole('combobox');
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
    await isAt('Uzcard deposits');
    await userEvent.keyboard('{End}');
    await isAt('СБП выплаты');
    await userEvent.keyboard('{Home}');
    await isAt('ALL TERMINALS');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Arrow Up opens it at the end; Page Up and Page Down go five options further, Space chooses. */
export const Pages: Story = {
  args: { options: many.slice(0, 30) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await isAt('Terminal 29');
    await userEvent.keyboard('{PageUp}');
    await isAt('Terminal 24');
    await userEvent.keyboard('{Home}{PageDown}{ArrowUp}');
    await isAt('Terminal 4');
    await userEvent.keyboard(' ');
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledWith('t4');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Terminal 4');
  },
};

/** Closed, Arrow Left and Arrow Right choose the option before and after, and stop at the ends. */
export const SteppedClosed: Story = {
  args: { value: '1' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Tab closes it and moves on without choosing the active option, also from the search box. */
export const LeftWithTab: Story = {
  args: { onBlur: fn() },
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        <Stateful {...args} />
        <Stateful {...args} label="Provider" isSearchable />
        <Button>Save</Button>
      </Stack>
    </Box>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isAt('Humo deposits');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await isClosed();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Provider' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchBox()).toHaveFocus());
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.keyboard('humo');
    await isAt('Humo deposits');
    await userEvent.tab();
    await isClosed();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchBox()).toHaveFocus());
    await userEvent.tab({ shift: true });
    await isClosed();
    await expect(canvas.getByRole('combobox', { name: 'Provider' })).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledTimes(2);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Escape closes the search and discards its text; the next search starts with all options. */
export const Escaped: Story = {
  args: { value: '1', isSearchable: true },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(searchBox()).toHaveFocus());
    await expect(select()).toHaveAttribute('aria-haspopup', 'dialog');
    const dialog = screen.getByRole('dialog', { name: 'Terminal' });
    await expect(select()).toHaveAttribute('aria-controls', dialog.id);
    await userEvent.keyboard('uz');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(select()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchBox()).toHaveFocus());
    await expect(searchBox()).toHaveValue('');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await isAt('Humo deposits');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With a mouse or a finger: a press opens it, a second one closes it, and so does one beside it. */
export const Pressed: Story = {
  args: { value: '1', isSearchable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Terminal'));
    await expect(select()).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(select());
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Humo');
    await userEvent.click(searchBox());
    await expect(searchBox()).toHaveFocus();
    await userEvent.click(select());
    await isClosed();
    await expect(select()).toHaveFocus();
    await userEvent.click(select());
    await userEvent.click(await screen.findByRole('option', { name: 'СБП выплаты' }));
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await expect(select()).toHaveFocus();
    await userEvent.click(select());
    await screen.findByRole('listbox');
    await userEvent.click(document.body);
    await isClosed();
  },
};

/**
 * Nothing chosen: an error is shown when the form is submitted, and the field gets the focus. The
 * form carries the option's id.
 */
export const Required: Story = {
  args: { isRequired: true, name: 'terminalId', requiredMessage: 'Choose a terminal' },
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <Stateful {...args} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await expect(select()).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(select()).toHaveAccessibleDescription('Choose a terminal'));
    await expect(select()).toBeInvalid();
    await expect(select()).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await isAt('ALL TERMINALS');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(select()).toBeValid());
    await userEvent.keyboard('h');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    const [values] = onSubmit.mock.calls[0] ?? [];
    await expect([...(values ?? [])]).toEqual([['terminalId', '1']]);
  },
};

const refused = [{ path: '/terminalId', message: 'This terminal is closed' }];

/**
 * A server's error about the choice stays until another option is chosen; the summary links to it.
 */
export const Refused: Story = {
  args: { name: 'terminalId', value: '1', isSearchable: true },
  render: (args) => (
    <Form errors={refused} summaryTitle="There is a problem">
      <Stateful {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Terminal: This terminal is closed' });
    await userEvent.click(link);
    await expect(select()).toHaveFocus();
    await expect(select()).toHaveAccessibleDescription('This terminal is closed');
    await userEvent.keyboard('u');
    await waitFor(() => expect(select()).toBeValid());
  },
};

/** A form reset restores the initial choice. */
export const Reset: Story = {
  args: { name: 'terminalId', value: '1' },
  render: (args) => (
    <Form>
      <Stateful {...args} />
      <button type="reset">Reset</button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('u');
    await waitFor(() => expect(select()).toHaveTextContent('Uzcard deposits'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(select()).toHaveTextContent('Humo deposits'));
  },
};

/** In a dialog the list lies over its edge, and Escape closes the list before the dialog. */
export const InADialog: Story = {
  args: { options: many, isSearchable: true },
  render: (args) => (
    <Dialog title="New account" isOpen onOpenChange={onOpenChange}>
      <Stateful {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onOpenChange.mockClear();
    await userEvent.click(await screen.findByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.clientHeight).toBeGreaterThan(100));
    await waitFor(() => expect(searchBox()).toHaveFocus());
    const { left, bottom } = list.getBoundingClientRect();
    const lowest = document.elementFromPoint(left + 30, bottom - 10);
    await expect(list.contains(lowest)).toBe(true);
    await userEvent.keyboard('777');
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '19'),
    );
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Where the page scrolls, the list stays at its button. */
export const InAScrollingPage: Story = {
  render: (args) => (
    <div style={{ paddingBlockEnd: '100vh' }}>
      <Box maxWidth="menu">
        <Stateful {...args} />
      </Box>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(select());
    const list = await screen.findByRole('listbox');
    const gap = () => list.getBoundingClientRect().top - select().getBoundingClientRect().bottom;
    const before = gap();
    const { top } = select().getBoundingClientRect();
    scrollTo({ top: 20 });
    await waitFor(() => expect(select().getBoundingClientRect().top).toBeCloseTo(top - 20, 0));
    await waitFor(() => expect(gap()).toBeCloseTo(before, 0));
    scrollTo({ top: 0 });
  },
};

/** Disabled, it has neither focus nor list, and a form does not send it. */
export const Disabled: Story = {
  args: { value: '1', name: 'terminalId', isDisabled: true },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(select()).not.toHaveFocus();
    await userEvent.click(select());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvasElement.querySelector('input[name="terminalId"]')).toBeDisabled();
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
        <Stack gap={16}>
          <Select {...args} label="Empty" description="Payments to this terminal only." />
          <Select {...args} label="Chosen" value="3" />
          <Select {...args} label="Large" value="3" size="lg" />
          <Select {...args} label="Invalid" errorMessage="Choose a currency" />
          <Select {...args} label="Disabled" value="1" isDisabled />
          <Stateful {...args} options={terminals.slice(1)} value="1" isSearchable />
        </Stack>
      </Box>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Terminal' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
};

/** In a bar of controls the label is inside the button. */
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
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
};
