import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import type { FieldProblem } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { ComboBox } from './index.ts';
import type { ComboBoxOption, ComboBoxProps } from './index.ts';

const merchants = [
  { id: '', label: 'ALL MERCHANTS' },
  { id: '1', label: 'Bozor Market' },
  { id: '2', label: 'Humo Store' },
  { id: '3', label: 'Oʻzbekiston Pochtasi' },
  { id: '4', label: 'Ромашка' },
];

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `m${index}`,
  label: `Merchant ${index}`,
}));

function Stateful({ value: initial, onChange, ...props }: ComboBoxProps<string>) {
  const [value, setValue] = useState(initial);
  const choose = (id: string | null) => {
    setValue(id);
    onChange(id);
  };
  return <ComboBox {...props} value={value} onChange={choose} />;
}

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox<string>,
  args: {
    label: 'Merchant',
    options: merchants,
    value: null,
    onChange: fn(),
    placeholder: 'Find a merchant',
  },
  render: (args) => (
    <Box maxWidth="form">
      <Stateful {...args} />
    </Box>
  ),
} satisfies Meta<typeof ComboBox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();

const field = () => screen.getByRole('combobox', { name: 'Merchant' });
const option = (name: string) => screen.findByRole('option', { name });
const isAt = async (name: string) => {
  const active = await option(name);
  await expect(field()).toHaveAttribute('aria-activedescendant', active.id);
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const enter = async (userEvent: UserEventObject, keys: string) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
};

/** Opened and chosen from with the keyboard alone; the focus never leaves the field. */
export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Merchant' });
    await waitFor(() => expect(list).toBeVisible());
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await isAt('ALL MERCHANTS');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isAt('Humo Store');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(field()).toHaveValue('Humo Store');
    await expect(field()).toHaveFocus();
  },
};

/** Case and white space do not affect the search; Enter chooses the first match. */
export const Searched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await enter(userEvent, 'РО машка');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 found'));
    await isAt('Ромашка');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('4');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/**
 * A search without results says so, visibly and to a screen reader; the text is discarded when the
 * field loses focus.
 */
export const NothingFound: Story = {
  args: { value: '2' },
  play: async ({ args, canvas, userEvent }) => {
    await enter(userEvent, 'visa');
    const said = await screen.findByText('Nothing found.', { selector: 'p' });
    await waitFor(() => expect(said).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found.');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field()).toHaveValue('Humo Store');
  },
};

/** Home, End, Page Up and Page Down move once the keyboard is in the list; Arrow Up opens it at its end. */
export const Moves: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, '{ArrowUp}');
    await isAt('Ромашка');
    await userEvent.keyboard('{Home}');
    await isAt('ALL MERCHANTS');
    await userEvent.keyboard('{End}');
    await isAt('Ромашка');
    await userEvent.keyboard('{PageUp}');
    await isAt('ALL MERCHANTS');
    await userEvent.keyboard('{PageDown}');
    await isAt('Ромашка');
    await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('listbox');
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
  },
};

/** Escape closes the list and discards the text; nothing is chosen. */
export const Escaped: Story = {
  args: { value: '1' },
  play: async ({ args, userEvent }) => {
    await enter(userEvent, 'humo');
    await isAt('Humo Store');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(field()).toHaveValue('Bozor Market');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/**
 * Tab chooses only an option that the arrow keys moved to, not a first match that the user did not
 * select.
 */
export const LeftWithTab: Story = {
  play: async ({ args, userEvent }) => {
    await enter(userEvent, 'o');
    await isAt('Bozor Market');
    await userEvent.tab();
    await isClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field()).toHaveValue('');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('o{ArrowDown}');
    await isAt('Humo Store');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(field()).toHaveValue('Humo Store');
  },
};

/** A name that was typed in full chooses its option when the field is left. */
export const TypedInFull: Story = {
  play: async ({ args, userEvent }) => {
    await enter(userEvent, 'humostore');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(field()).toHaveValue('Humo Store');
  },
};

/** The button clears the choice and focuses the field; deleting all of the text clears it too. */
export const Cleared: Story = {
  args: { value: '2' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Merchant' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('ALL MERCHANTS{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.clear(field());
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** With a mouse or a finger: a press on the field opens it, a press on an option chooses it. */
export const Pressed: Story = {
  args: { value: '1' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent(
      'Bozor Market',
    );
    await userEvent.click(await option('Oʻzbekiston Pochtasi'));
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await expect(field()).toHaveFocus();
  },
};

/** Ten thousand options: only those in view are in the document, and the places of all are right. */
export const ManyOptions: Story = {
  args: { options: many },
  play: async ({ args, userEvent }) => {
    await enter(userEvent, '{ArrowUp}');
    const last = await option('Merchant 9999');
    await waitFor(() => expect(last).toBeVisible());
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('777');
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '19');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('m1777');
  },
};

/* A server that responds only when the test resolves it. */
function Served(props: ComboBoxProps<string>) {
  const [sought, setSought] = useState('');
  const [options, setOptions] = useState<readonly ComboBoxOption<string>[]>([]);
  const answer = () => {
    setOptions([{ id: 's1', label: `${sought} and sons` }]);
    setSought('');
  };
  return (
    <Stack gap={8}>
      <Stateful
        {...props}
        value="s9"
        options={options}
        valueText="Orzu Trade"
        onSearch={(typed) => {
          setSought(typed);
          setOptions([]);
        }}
        isLoading={sought !== ''}
      />
      <button
        type="button"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={answer}
      >
        Answer
      </button>
    </Stack>
  );
}

/**
 * A server finds the options: the typed text is sent to it, and the field shows that a search is
 * running.
 */
export const FromAServer: Story = {
  render: (args) => (
    <Box maxWidth="form">
      <Served {...args} />
    </Box>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(field()).toHaveValue('Orzu Trade');
    await userEvent.clear(field());
    await userEvent.keyboard('Karim');
    await expect(canvas.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await isAt('Karim and sons');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('s1');
    await expect(field()).toHaveValue('Karim and sons');
  },
};

/**
 * Nothing chosen: an error is shown when the form is submitted, and the field gets the focus. The
 * form carries the option's id.
 */
export const Required: Story = {
  args: { isRequired: true, name: 'merchantId', requiredMessage: 'Choose a merchant' },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stateful {...args} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field()).toHaveAccessibleDescription('Choose a merchant');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('boz{Enter}');
    await waitFor(() => expect(field()).toBeValid());
    await expect(canvasElement.querySelector('input[name="merchantId"]')).toHaveValue('1');
  },
};

/**
 * A server's error about the choice is shown at the field, which gets the focus, until another
 * option is chosen.
 */
export const RefusedByAServer: Story = {
  args: { name: 'merchantId', value: '2' },
  render: function Render(args) {
    const [errors, setErrors] = useState<FieldProblem[]>();
    const refuse = () => setErrors([{ path: '/merchantId', message: 'This merchant is closed.' }]);
    return (
      <Form errors={errors} onSubmit={refuse}>
        <Stateful {...args} />
        <Button type="submit">Save</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This merchant is closed.'));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.tripleClick(field());
    await userEvent.keyboard('boz{Enter}');
    await waitFor(() => expect(field()).toBeValid());
  },
};

/** Enter on a text that finds nothing sends no form: it would carry another choice than the one that is read. */
export const NotSentWhileTyped: Story = {
  args: { name: 'merchantId', value: '2' },
  render: ({ onChange, ...args }) => (
    <Form onSubmit={(values) => onChange(values.get('merchantId') === '1' ? '1' : 'another')}>
      <Stateful {...args} onChange={() => undefined} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.tripleClick(field());
    await userEvent.keyboard('xyz{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field()).toHaveValue('xyz');
    await userEvent.tripleClick(field());
    await userEvent.keyboard('boz{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};

/** A form reset restores the first choice and does not open the list. */
export const Reset: Story = {
  args: { name: 'merchantId', value: '2' },
  render: (args) => (
    <Form>
      <Stateful {...args} />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.clear(field());
    await userEvent.keyboard('boz{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field()).toHaveValue('Humo Store');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvasElement.querySelector('input[name="merchantId"]')).toHaveValue('2');
  },
};

/* A server whose answer to the last search is still shown while it looks again. */
function Slow(props: ComboBoxProps<string>) {
  const [sought, setSought] = useState('');
  return (
    <Stateful
      {...props}
      value="s9"
      valueText="Orzu Trade"
      onSearch={setSought}
      isLoading={sought !== ''}
    />
  );
}

/**
 * While a server is searching, Enter does not choose a result of an earlier search, unless the
 * arrow keys moved to it.
 */
export const StaleResults: Story = {
  render: (args) => (
    <Box maxWidth="form">
      <Slow {...args} />
    </Box>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field());
    await userEvent.keyboard('Karim{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field()).toHaveValue('Karim');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** In a dialog the list lies over its edge, and Escape closes the list before the dialog. */
export const InADialog: Story = {
  args: { options: many },
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
    const { left, bottom } = list.getBoundingClientRect();
    const lowest = document.elementFromPoint(left + 30, bottom - 10);
    await expect(list.contains(lowest)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Disabled and read-only fields do not open. */
export const Fixed: Story = {
  args: { value: '1', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await enter(userEvent, '{ArrowDown}');
    await userEvent.click(field());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Box maxWidth="form">
      <Stack gap={16}>
        <ComboBox {...args} label="Empty" description="The merchant whose invoices are shown." />
        <ComboBox {...args} label="Chosen" value="2" />
        <ComboBox {...args} label="Large" value="2" size="lg" />
        <ComboBox {...args} label="Loading" options={[]} isLoading />
        <ComboBox {...args} label="Invalid" errorMessage="Choose a merchant" />
        <ComboBox {...args} label="Read-only" value="2" isReadOnly />
        <ComboBox {...args} label="Disabled" value="2" isDisabled />
        <Stateful {...args} value="2" />
      </Stack>
    </Box>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await screen.findByRole('listbox');
  },
};

const long = [
  { id: 'long', label: 'Общество с ограниченной ответственностью «Ташкентская торговая площадка»' },
  { id: 'unbroken', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
  { id: 'uzbek', label: 'Oʻzbekiston toʻlovlar tizimi gʻaznasi' },
];

/** Open before anything is typed: a palette. Escape then closes the dialog around it. */
export const OpenAtFirst: Story = {
  args: { isOpenAtFirst: true, autoFocus: true },
  render: (args) => (
    <Dialog title="Go to" isOpen onOpenChange={onOpenChange}>
      <Stateful {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onOpenChange.mockClear();
    const first = await option('Humo Store');
    await waitFor(() => expect(first).toBeVisible());
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('rom{Escape}');
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

/* Ends higher than it begins, as a dialog that slides in. */
function SlidingIn({ children }: { readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return <div style={{ translate: isThere ? '0' : '0 3rem' }}>{children}</div>;
}

/** The field moves while its list is open already: the list comes along, and covers no part of it. */
export const MovesAtFirst: Story = {
  args: { isOpenAtFirst: true, autoFocus: true },
  render: (args) => (
    <SlidingIn>
      <Stateful {...args} />
    </SlidingIn>
  ),
  play: async () => {
    await option('Humo Store');
    const list = screen.getByRole('listbox');
    const gap = () => list.getBoundingClientRect().top - field().getBoundingClientRect().bottom;
    await waitFor(() => expect(field().closest('div[style]')).toHaveStyle({ translate: '0px' }));
    await waitFor(() => expect(gap()).toBeLessThan(12));
    await expect(gap()).toBeGreaterThan(0);
  },
};

/** Long and unbroken words, Cyrillic and Uzbek; and a field with only its label. */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="form">
      <Stack gap={8}>
        <ComboBox options={[]} label="Мерчант" value={null} onChange={args.onChange} />
        <Stateful {...args} />
      </Stack>
    </Box>
  ),
  args: {
    options: long,
    value: 'long',
    label: 'Мерчант, от имени которого принимаются депозиты с карт Humo и Uzcard',
    errorMessage:
      'Toʻlovlarni qabul qilish uchun boshqa sotuvchini tanlang: 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A02',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Humo/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};
