import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PlusIcon } from '../icon/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { TagGroup } from '../tag-group/index.ts';
import { ListToolbar } from './index.ts';

const states = [
  { id: 'all', label: 'All' },
  { id: 'open', label: 'Without an invoice' },
];

const search = {
  label: 'Search transfers',
  placeholder: 'Sum, reference or comment',
  value: '',
  onSearch: fn(),
};

const chips = (
  <TagGroup
    label="Filters"
    tags={[
      { id: 'currency', label: 'Currency: UZS' },
      { id: 'days', label: 'Days: 01/11/2026 – 20/11/2026' },
    ]}
    onRemove={fn()}
    onClear={fn()}
  />
);

const meta = {
  title: 'Components/Patterns/ListToolbar',
  component: ListToolbar,
  args: {
    search,
    conditions: (
      <Select label="Transfers" layout="inline" options={states} value="all" onChange={fn()} />
    ),
    filter: { count: 2, onOpen: fn() },
    onDownload: fn(),
    actions: (
      <Button icon={PlusIcon} variant="primary">
        New transfer
      </Button>
    ),
    chips,
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter searches at once, the cross shows everything again, and each button does what it says. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 480 000 {Enter}');
    await expect(search.onSearch).toHaveBeenLastCalledWith('480 000');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }));
    await expect(args.filter?.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

// OFFICE-920
/** Beside fields with their names above them, the buttons are in the line of the controls. */
export const BesideFields: Story = {
  render: ({ onDownload }) => (
    <ListToolbar
      conditions={<Select label="Currency" options={states} value="all" onChange={fn()} />}
      onDownload={onDownload}
    />
  ),
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const topOf = (role: string, name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect().top;
    const apart = topOf('button', 'Download CSV') - topOf('combobox', 'Currency');
    await expect(Math.abs(apart)).toBeLessThan(1);
  },
};

/** A pause in typing searches too. */
export const TypingPauses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'humo');
    await waitFor(() => expect(search.onSearch).toHaveBeenLastCalledWith('humo'));
  },
};

// OFFICE-485
/** On a phone every line is filled, and no button stands alone. */
export const OnAPhone: Story = {
  args: { chips: undefined },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const box = (role: string, name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect();
    const searchBox = box('searchbox', 'Search transfers');
    const condition = box('combobox', 'Transfers');
    const file = box('button', 'Download CSV');
    const add = box('button', 'New transfer');
    await expect(condition.top).toBeGreaterThan(searchBox.bottom);
    await expect(Math.abs(file.top - condition.top)).toBeLessThan(4);
    await expect(Math.abs(file.right - searchBox.right)).toBeLessThan(2);
    await expect(Math.abs(add.right - searchBox.right)).toBeLessThan(2);
  },
};

const threeButtons = (
  <>
    <Button icon={PlusIcon}>Koʻrinishlar</Button>
    <Button icon={PlusIcon}>Ustunlar</Button>
  </>
);

/** Three buttons are in one line, also those of longer languages. */
export const ThreeOnAPhone: Story = {
  args: { actions: threeButtons, chips: undefined },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const tops = ['Filter (2)', 'Koʻrinishlar', 'Ustunlar'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The chip of a search keeps its distance, though the filter is empty. */
export const OnlySearched: Story = {
  args: { filter: { count: 0, onOpen: fn() } },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('row', { name: /^Currency/ }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Filter' }).getBoundingClientRect();
    await expect(chip.top - button.bottom).toBeGreaterThanOrEqual(12);
  },
};

/** With everything, without a condition, and with the least. */
/** The file alone at the end says its name, and fills its line on a phone. */
export const OnlyTheFile: Story = {
  render: ({ onDownload }) => <ListToolbar search={search} onDownload={onDownload} />,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const file = canvas.getByRole('button', { name: 'Download CSV' });
    await expect(within(file).getByText('Download CSV')).toBeVisible();
    const searchBox = canvas.getByRole('searchbox', { name: 'Search transfers' });
    const rightOf = (element: HTMLElement) => element.getBoundingClientRect().right;
    await expect(Math.abs(rightOf(file) - rightOf(searchBox))).toBeLessThan(2);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <ListToolbar {...args} />
      <ListToolbar search={search} filter={{ count: 0, onOpen: fn() }} onDownload={fn()} />
      <ListToolbar actions={<Button>Invite</Button>} />
    </Stack>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: () => (
    <Stack gap={24}>
      <ListToolbar
        search={{
          ...search,
          label: 'Поиск переводов',
          placeholder: 'Сумма, номер или комментарий',
        }}
        filter={{ count: 12, onOpen: fn() }}
        actions={<Button variant="primary">Добавить платёжный счёт для приёма депозитов</Button>}
      />
      <ListToolbar
        search={{
          ...search,
          value: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
        }}
        actions={<Button variant="primary">Yangi hisob qoʻshish</Button>}
      />
    </Stack>
  ),
};
