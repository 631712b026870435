import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { DatePicker } from './index.ts';
import type { CalendarDay, DatePickerProps } from './index.ts';

function Stateful({ value: initial, onChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(initial);
  const change = (day: CalendarDay | null) => {
    setValue(day);
    onChange(day);
  };
  return <DatePicker {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Date From', today: '2026-11-20', value: '2026-11-16', onChange: fn() },
  render: (args) => (
    <Box maxWidth="menu">
      <Stateful {...args} />
    </Box>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.findByRole('button', { name });
// React Aria adds a hidden one behind the days, for the finger on a screen reader.
const step = (name: string) => {
  const [first] = screen.getAllByRole('button', { name });
  if (first === undefined) throw new Error(`No button "${name}".`);
  return first;
};
const announced = () => document.querySelector('[data-live-announcer]');
const sees = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());

export const Playground: Story = {};

/** Opened, navigated and chosen from with only the keyboard; the focus returns to the button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calendar Date From' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const isOn = (name: string) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    const goesTo = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await isOn(name);
    };
    await isOn('Monday, 16 November 2026, selected');
    await goesTo('{ArrowRight}', 'Tuesday, 17 November 2026');
    await goesTo('{ArrowDown}', 'Tuesday, 24 November 2026');
    await goesTo('{ArrowLeft}', 'Monday, 23 November 2026');
    await goesTo('{ArrowUp}{ArrowUp}', 'Monday, 9 November 2026');
    await goesTo('{PageDown}', 'Wednesday, 9 December 2026');
    await goesTo('{PageUp}', 'Monday, 9 November 2026');
    await goesTo('{Shift>}{PageDown}{/Shift}', 'Tuesday, 9 November 2027');
    await goesTo('{Shift>}{PageUp}{/Shift}', 'Monday, 9 November 2026');
    await goesTo('{End}', 'Monday, 30 November 2026');
    await goesTo('{Home}', 'Sunday, 1 November 2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('group')).toHaveTextContent('01/11/2026');
    await waitFor(() =>
      expect(announced()).toHaveTextContent(/Selected Date: Sunday, 1 November 2026/),
    );
  },
};

/** Escape leaves the day as it was and gives the focus back; Alt and an arrow open from within the date. */
export const EscapeClosesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('spinbutton');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: /Date From/ })).toBeVisible());
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/16 November 2026, selected/),
    );
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A read-only day does not change by pasting; it can be read part by part. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    first?.focus();
    await expect(first).toHaveFocus();
    await userEvent.paste('20/11/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group')).toHaveTextContent('16/11/2026');
  },
};

/** Weeks start on Monday; today is the given day, independent of the machine's clock. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const month = await screen.findByRole('grid', { name: /November 2026/ });
    // React Aria hides the weekday row from a screen reader, because each day announces its own.
    const heads = [...month.querySelectorAll('th')].map((head) => head.textContent);
    await expect(heads).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const today = await day(/^Today, Friday, 20 November 2026$/);
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(within(month).getAllByText(/./, { selector: '[aria-current]' })).toHaveLength(1);
    await userEvent.click(step('Next'));
    await waitFor(() => expect(screen.getByRole('grid', { name: /December 2026/ })).toBeVisible());
  },
};

/**
 * Days beyond a limit are visible, announced as unavailable, and cannot be chosen; later months
 * cannot be opened.
 */
export const Limits: Story = {
  args: { minValue: '2026-11-10', maxValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const first = await day(/10 November 2026, first day that can be chosen/);
    await expect(first).not.toHaveAttribute('aria-disabled');
    await sees(/20 November 2026, last day that can be chosen/);
    const before = await day(/Monday, 9 November 2026/);
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(before);
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(first);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-10');
  },
};

/** A typed day beyond a limit shows an error when the field loses focus. */
export const TypedBeyondALimit: Story = {
  args: { maxValue: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('25');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Choose 20/11/2026 or an earlier day')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      /Choose 20\/11\/2026 or an earlier day/,
    );
  },
};

/** A date can be typed and pasted as in a DateField. */
export const Pasting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste('20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent('20/11/2026'));
    await userEvent.paste('2026-12-31');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
  },
};

/** In Uzbek the calendar is shown and announced in Uzbek, although the browser lacks the words. */
export const InUzbek: Story = {
  args: { label: 'Boshlanish sanasi', minValue: '2026-11-02' },
  globals: { language: 'uz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Taqvim Boshlanish sanasi' }));
    const month = await screen.findByRole('grid', { name: /noyabr, 2026/ });
    const heads = [...month.querySelectorAll('th')].map((head) => head.textContent);
    await expect(heads).toEqual(['Dush', 'Sesh', 'Chor', 'Pay', 'Jum', 'Shan', 'Yak']);
    await sees(/^Bugun, juma, 20-noyabr, 2026$/);
    await sees(/^dushanba, 16-noyabr, 2026, tanlangan$/);
    await sees(/^dushanba, 2-noyabr, 2026, tanlash mumkin/);
    await expect(step('Keyingi')).toBeVisible();
  },
};

export const InRussian: Story = {
  args: { label: 'Дата с' },
  globals: { language: 'ru' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Календарь Дата с' }));
    await sees(/^Сегодня, пятница, 20 ноября 2026 г\.$/);
    await sees(/^понедельник, 16 ноября 2026 г\., выбрано$/);
  },
};

/* The calendar floats: without room of its own it would cover the other states. */
const roomForCalendar = <div style={{ blockSize: '21rem' }} />;

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={16}>
        <DatePicker {...args} label="Open" minValue="2026-11-05" maxValue="2026-11-26" />
        {roomForCalendar}
        <DatePicker {...args} label="Empty" value={null} />
        <DatePicker {...args} label="Invalid" errorMessage="Choose 20/11/2026 or an earlier day" />
        <DatePicker {...args} label="Disabled" isDisabled />
        <DatePicker {...args} label="Read-only" isReadOnly />
        <DatePicker {...args} label="Large" size="lg" description="A UTC day." />
      </Stack>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Open' }));
    await sees(/^Today/);
  },
};

export const Texts: Story = {
  globals: { language: 'uz' },
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={16}>
        <DatePicker
          {...args}
          label="Дата последнего изменения статуса платежа в часовом поясе UTC"
          description="Только завершённые дни: за сегодняшний день данные ещё неполные."
        />
        <DatePicker
          {...args}
          label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
          value={null}
        />
        <DatePicker
          {...args}
          label="Toʻlov holati oxirgi marta oʻzgargan kun"
          errorMessage="Boshqa kunni tanlang: bu kun uchun maʼlumot toʻliq emas"
        />
      </Stack>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Toʻlov/ }));
    await sees(/^Bugun/);
  },
};
