import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { DateField } from './index.ts';
import type { CalendarDay, DateFieldProps } from './index.ts';

function Stateful({ value: initial, onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState(initial);
  const change = (day: CalendarDay | null) => {
    setValue(day);
    onChange(day);
  };
  return <DateField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: { label: 'Last Status Date', today: '2026-11-20', value: '2026-11-20', onChange: fn() },
  render: (args) => (
    <Box maxWidth="menu">
      <Stateful {...args} />
    </Box>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Digits advance from part to part; each complete day is reported. */
export const Typing: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const [day, month, year] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveFocus();
    await expect(day).toHaveAccessibleName('day, Last Status Date');
    await expect(day).toHaveAttribute('aria-valuetext', 'Empty');
    await userEvent.keyboard('05');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('11');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await expect(canvas.getByRole('group')).toHaveTextContent('05/11/2026');
  },
};

/** Every key of a date. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Last Status Date' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(group).toHaveTextContent('21/11/2026'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(group).toHaveTextContent('19/11/2026'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(group).toHaveTextContent('26/11/2026'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(group).toHaveTextContent('19/11/2026'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(group).toHaveTextContent('01/11/2026'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(group).toHaveTextContent('31/11/2026'));
    const [day, month, year] = canvas.getAllByRole('spinbutton');
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await expect(month).toHaveAttribute('aria-valuetext', '11 – November');
    await userEvent.tab();
    await expect(year).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(day).toHaveFocus();
    // November has no 31st: when the field is left, it is the last day that there is.
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(group).toHaveTextContent('30/11/2026'));
  },
};

/** Backspace deletes digit by digit; when every part is empty there is no day. */
export const Erasing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('group')).toHaveTextContent('dd/mm/yyyy');
  },
};

/** A whole date can be pasted onto any part, in local or ISO form. Invalid text changes nothing. */
export const Pasting: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste(' 20/11/2026\n');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent('20/11/2026'));
    await userEvent.tab();
    await userEvent.paste('2027-01-31');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-31');
    await userEvent.paste('30/02/2026');
    await userEvent.paste('tomorrow');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent('31/01/2027'));
  },
};

/**
 * A day beyond a limit shows an error when the field loses focus; the error disappears once it is
 * corrected.
 */
export const BeyondALimit: Story = {
  args: { minValue: '2026-11-01', maxValue: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const words = await canvas.findByText('Choose 20/11/2026 or an earlier day');
    await expect(words).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(/Choose/)).toBeNull());
  },
};

/** A required day that is missing stops its form, in our words, and takes the focus. */
export const Required: Story = {
  args: { value: null, isRequired: true, name: 'day', requiredMessage: 'Choose a day' },
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
    await expect(await canvas.findByText('Choose a day')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus());
  },
};

/** In Uzbek the parts, their names and the month in words are Uzbek, though the browser has no such words. */
export const InUzbek: Story = {
  args: { label: 'Sana' },
  globals: { language: 'uz' },
  play: async ({ canvas }) => {
    const [day, month] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveAccessibleName('kun, Sana');
    await expect(month).toHaveAttribute('aria-valuetext', '11 – Noyabr');
    await expect(canvas.getByRole('group')).toHaveTextContent('20/11/2026');
    await expect(day).toHaveAccessibleDescription('Tanlangan sana: 20-noyabr, 2026');
  },
};

export const InRussian: Story = {
  args: { label: 'Дата', value: null },
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveAccessibleName('день, Дата');
    await expect(day).toHaveAttribute('aria-valuetext', 'Не заполнено');
    await expect(canvas.getByRole('group')).toHaveTextContent('дд.мм.гггг');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={16}>
        <DateField {...args} description="The UTC day of the last change." />
        <DateField {...args} label="Empty" value={null} />
        <DateField {...args} label="Invalid" errorMessage="Choose a day that is over" />
        <DateField {...args} label="Disabled" isDisabled />
        <DateField {...args} label="Read-only" isReadOnly />
        <DateField {...args} label="Large" size="lg" />
      </Stack>
    </Box>
  ),
};

export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={16}>
        <DateField
          {...args}
          label="Дата последнего изменения статуса платежа в часовом поясе UTC"
          description="Только завершённые дни: за сегодняшний день данные ещё неполные."
        />
        <DateField
          {...args}
          label="Holat oxirgi marta oʻzgargan kun"
          errorMessage="Boshqa kunni tanlang: bu kun uchun maʼlumot toʻliq emas"
        />
        <DateField
          {...args}
          label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
          value={null}
        />
      </Stack>
    </Box>
  ),
};
