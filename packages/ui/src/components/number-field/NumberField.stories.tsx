import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { label: 'Priority', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys step, each step is announced, and the limits are kept. */
export const Playground: Story = {
  args: { minValue: 0, maxValue: 100, defaultValue: 7, description: 'From 0 to 100.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Priority' });
    await expect(input).toHaveAccessibleDescription('From 0 to 100.');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('8');
    await expect(canvas.getByRole('status')).toHaveTextContent('8');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(input).toHaveValue('17');
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
    await expect(input).toHaveValue('0');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

/** A comma, a dot and blanks are all taken; left, the field writes the number out. */
export const Fractions: Story = {
  args: { label: 'Fee', decimals: 2, step: 0.1, unit: '%' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fee' });
    await expect(input).toHaveAccessibleDescription('%');
    await userEvent.type(input, '1234,5');
    await expect(input).toHaveValue('1234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(input).toHaveValue('1\u202F234.50');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.paste('1,234.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.8);
  },
};

/** Text that is not a number stays as typed, shows an error, and is accepted once corrected. */
export const NotANumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1o');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect(input).toHaveValue('1o');
    await expect(input).toHaveAccessibleDescription('Enter a number');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '{Backspace}0');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
  },
};

/**
 * Beyond a limit, or with a fraction in a whole-number field, the number stays and the error gives
 * the allowed range.
 */
export const Limits: Story = {
  args: { name: 'priority', minValue: 1, maxValue: 1000 },
  render: ({ onChange, ...args }) => (
    <Form onSubmit={(values) => onChange?.(Number(values.get('priority')))}>
      <NumberField {...args} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '2000{Enter}');
    await expect(input).toHaveAccessibleDescription('Enter 1\u202F000 or less');
    await userEvent.clear(input);
    await userEvent.type(input, '0{Enter}');
    await expect(input).toHaveAccessibleDescription('Enter 1 or more');
    await userEvent.type(input, '.5');
    await expect(input).toHaveAccessibleDescription('Enter a whole number');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '1 000{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1000);
  },
};

/** A form reset restores the initial value. */
export const Reset: Story = {
  args: { defaultValue: 7 },
  render: (args) => (
    <Form>
      <NumberField {...args} />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('7');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={8}>
      <NumberField label="Empty" placeholder="100" description="From 0 to 100." />
      <NumberField label="Whole" defaultValue={1234567} unit="tries" />
      <NumberField label="With decimals" defaultValue={1234.5} decimals={2} unit="%" />
      <NumberField label="Below zero" defaultValue={-3} />
      <NumberField label="Invalid" defaultValue={0} errorMessage="Enter 1 or more" />
      <NumberField label="Disabled" defaultValue={7} unit="tries" isDisabled />
      <NumberField label="Read-only" defaultValue={7} unit="tries" isReadOnly />
      <NumberField label="Small" defaultValue={7} size="sm" />
      <NumberField label="Large" defaultValue={7} size="lg" />
    </Stack>
  ),
};

/** A long number moves on inside the field; the unit stays in sight. */
export const Texts: Story = {
  render: () => (
    <Stack gap={8}>
      <NumberField
        label="Наибольшее число попыток выплаты другим маршрутом за одни сутки"
        defaultValue={9007199254740991}
        unit="попыток за сутки"
        errorMessage="Введите число не больше ста: больше попыток банк не примет"
      />
      <NumberField label="Foiz oʻrni" decimals={4} defaultValue={0.125} unit="foiz" />
    </Stack>
  ),
};
