import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { DateRangePicker, usualPresets } from './index.ts';
import type { DateRangePickerProps, DayRange } from './index.ts';

function Stateful({ value: initial, onChange, ...props }: DateRangePickerProps) {
  const [value, setValue] = useState(initial);
  const change = (range: DayRange | null) => {
    setValue(range);
    onChange(range);
  };
  return <DateRangePicker {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    today: '2026-11-20',
    value: { start: '2026-11-09', end: '2026-11-13' },
    onChange: fn(),
  },
  render: (args) => (
    <Box maxWidth="form">
      <Stateful {...args} />
    </Box>
  ),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.findByRole('button', { name });
const announced = () => document.querySelector('[data-live-announcer]');
const sees = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());
const focusIsOn = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = { args: { presets: usualPresets('2026-11-20') } };

/**
 * Both ends are chosen with only the keyboard; a screen reader announces the effect of Enter; the
 * focus returns.
 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calendar Period' });
    for (let stops = 0; stops < 7; stops += 1) await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn(/^Monday, 9 November 2026, selected, start of the range$/);
    await expect(document.activeElement).toHaveAccessibleDescription(
      'Click to start selecting date range',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await focusIsOn(/17 November 2026/);
    await expect(document.activeElement).toHaveAccessibleDescription(
      'Click to finish selecting date range',
    );
    await userEvent.keyboard('{End}{Enter}');
    await isClosed();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-16',
      end: '2026-11-30',
    });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('group')).toHaveTextContent('16/11/2026–30/11/2026');
    await waitFor(() =>
      expect(announced()).toHaveTextContent(
        /Selected Range: Monday 16 November to Monday 30 November 2026/,
      ),
    );
  },
};

/** Escape leaves the range as it was, also when one end was chosen already. */
export const EscapeClosesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await focusIsOn(/9 November 2026/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await focusIsOn(/17 November 2026/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** With a pointer: one press for each end. */
export const Pointer: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await day(/^Monday, 2 November 2026/));
    await userEvent.click(await day(/^Today, Friday, 20 November 2026/));
    await isClosed();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-02',
      end: '2026-11-20',
    });
  },
};

/** A preset range is one press away; a preset beyond a limit cannot be pressed. */
export const Presets: Story = {
  args: { presets: usualPresets('2026-11-20'), minValue: '2026-11-10', value: null },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const week = await screen.findByRole('button', { name: 'Last 7 days' });
    await expect(screen.getByRole('button', { name: 'This month' })).toBeDisabled();
    await userEvent.click(week);
    await isClosed();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-14',
      end: '2026-11-20',
    });
    await expect(canvas.getByRole('group')).toHaveTextContent('14/11/2026–20/11/2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/**
 * A start after the end shows an error when the field loses focus, and its form is not submitted.
 */
export const Reversed: Story = {
  args: { startName: 'periodStart', endName: 'periodEnd' },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stateful {...args} />
      <Button type="submit" variant="primary">
        Get report
      </Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste('20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-20',
      end: '2026-11-13',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Get report' }));
    await expect(await canvas.findByText('From must not be after To')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus());
    for (let parts = 0; parts < 3; parts += 1) await userEvent.tab();
    await userEvent.paste('2026-11-21');
    for (let parts = 0; parts < 4; parts += 1) await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('From must not be after To')).toBeNull());
  },
};

/** A preset replaces an invalid range, and its error disappears at once. */
export const PresetOverAnError: Story = {
  args: {
    presets: usualPresets('2026-11-20'),
    value: { start: '2026-11-20', end: '2026-11-13' },
  },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stateful {...args} />
      <Button type="submit" variant="primary">
        Get report
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get report' }));
    await expect(await canvas.findByText('From must not be after To')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await isClosed();
    await waitFor(() => expect(canvas.queryByText('From must not be after To')).toBeNull());
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
    await expect(canvas.getByRole('group')).toHaveTextContent('09/11/2026–13/11/2026');
  },
};

/** Each end can be pasted on its own; there is a range once there are both. */
export const Pasting: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/day, Start Date, Period/);
    await userEvent.paste('2026-11-01');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({}));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/day, End Date, Period/);
    await userEvent.paste('20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-01',
      end: '2026-11-20',
    });
    await expect(canvas.getByRole('group')).toHaveTextContent('01/11/2026–20/11/2026');
  },
};

/** Days beyond a limit cannot be chosen, and typing one shows an error. */
export const Limits: Story = {
  args: { minValue: '2026-11-05', maxValue: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('01');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await day(/^Wednesday, 4 November 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(await day(/21 November 2026/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(await canvas.findByText('Choose 05/11/2026 or a later day')).toBeVisible();
  },
};

/** In Uzbek the range is announced in Uzbek. */
export const InUzbek: Story = {
  args: { label: 'Davr' },
  globals: { language: 'uz' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Tanlangan oraliq: 9-noyabr, 2026 dan 13-noyabr, 2026 gacha',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Taqvim Davr' }));
    await sees(/^juma, 13-noyabr, 2026, tanlangan, oraliq oxiri$/);
  },
};

/* The calendar floats: without room of its own it would cover the other states. */
const roomForCalendar = <div style={{ blockSize: '26rem' }} />;

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Box maxWidth="form">
      <Stack gap={16}>
        <DateRangePicker
          {...args}
          label="Open"
          presets={usualPresets('2026-11-20')}
          minValue="2026-11-03"
          maxValue="2026-11-26"
        />
        {roomForCalendar}
        <DateRangePicker {...args} label="Empty" value={null} />
        <DateRangePicker {...args} label="Invalid" errorMessage="From must not be after To" />
        <DateRangePicker {...args} label="Disabled" isDisabled />
        <DateRangePicker {...args} label="Read-only" isReadOnly />
        <DateRangePicker {...args} label="Large" size="lg" description="UTC days." />
      </Stack>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Open' }));
    await sees(/^Today, /);
  },
};

export const Texts: Story = {
  globals: { language: 'ru' },
  render: (args) => (
    <Box maxWidth="form">
      <Stack gap={16}>
        <DateRangePicker
          {...args}
          label="Toʻlov holati oʻzgargan davr"
          errorMessage="Boshqa davrni tanlang: bu kunlar uchun maʼlumot toʻliq emas"
        />
        <DateRangePicker
          {...args}
          label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
          value={null}
        />
        <DateRangePicker
          {...args}
          label="Период, за который нужен отчёт о балансе"
          presets={usualPresets('2026-11-20', {
            today: 'Сегодня',
            yesterday: 'Вчера',
            lastSevenDays: 'Последние семь дней, считая сегодняшний',
            thisMonth: 'С начала месяца',
          })}
        />
      </Stack>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Период/ }));
    await sees(/^Сегодня, /);
  },
};
