import { payoutErrorTexts, readRussianPhone } from '@tiyin/domain/requisites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Form } from '../../components/form/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../story-face.tsx';
import { PhoneField } from './index.ts';
import type { PhoneFieldProps } from './index.ts';

/** As the payment form uses it: that it must start with nine is said at once, the rest when the form is sent. */
function Stateful({ value: initial, onChange, ...props }: PhoneFieldProps) {
  const [value, setValue] = useState(initial);
  const reading = readRussianPhone(value);
  const isNotMobile = !reading.ok && reading.error === 'must-start-with-nine';
  return (
    <PhoneField
      errorMessage={isNotMobile ? payoutErrorTexts['must-start-with-nine'] : undefined}
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange(text);
      }}
    />
  );
}

const meta = {
  title: 'Payments/PhoneField',
  component: PhoneField,
  decorators: [onPaymentForm],
  args: {
    label: 'Phone number',
    value: '',
    onChange: fn(),
    foreignMessage: payoutErrorTexts['not-russian'],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mask comes with the digits, and goes with them. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(input, '9161234567');
    await expect(input).toHaveValue('+7 (916) 123-45-67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+7 (916) 123-45-67');
    await userEvent.keyboard('{Backspace>8/}');
    await expect(input).toHaveValue('+7 (91');
    await userEvent.keyboard('{Backspace>2/}');
    await expect(input).toHaveValue('');
  },
};

/** Taken away and put in where the caret is, over the signs of the mask too; the caret stays there. */
export const EditedInTheMiddle: Story = {
  args: { value: '+7 (916) 123-45-67' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(9, 9);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('+7 (911) 234-56-7');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('6');
    await expect(input).toHaveValue('+7 (916) 123-45-67');
    await expect(input.selectionStart).toBe(7);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('+7 (916) 234-56-7');
  },
};

/** As people write it: with 8 for the country, with blanks and brackets. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('8 (916) 123 45 67');
    await expect(input).toHaveValue('+7 (916) 123-45-67');
  },
};

/** A number of another country is not taken, and that is said; what stood there stays. */
export const Foreign: Story = {
  args: { value: '+7 (916' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+998 90 123 45 67');
    await expect(input).toHaveValue('+7 (916');
    await expect(input).toHaveAccessibleDescription(payoutErrorTexts['not-russian']);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('+7 (916) 1');
    await expect(input).toBeValid();
  },
};

/** All ten digits are there, and they are no mobile's. */
export const NotMobile: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '495123456');
    await expect(input).toBeValid();
    await userEvent.keyboard('7');
    await expect(input).toHaveAccessibleDescription('Phone number must start with nine');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('+7 (495) 123-45-67');
  },
};

/** Too short: said when the form is sent, the focus comes back, what was typed stays. */
export const TooShort: Story = {
  args: {
    value: '+7 (916',
    isRequired: true,
    requiredMessage: payoutErrorTexts.incomplete,
    validate: (text) => (readRussianPhone(text).ok ? null : payoutErrorTexts.incomplete),
  },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stateful {...args} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('Fill in the phone number');
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.click(send);
    await expect(input).toHaveAccessibleDescription('Fill in the phone number');
    await expect(input).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <PhoneField {...args} label="Empty" description="The phone that the bank knows." />
      <PhoneField {...args} label="Disabled" value="+7 (916) 123-45-67" isDisabled />
      <PhoneField {...args} label="Being sent" value="+7 (916) 123-45-67" isReadOnly />
    </Stack>
  ),
};

/** Long words, on the narrowest phone. */
export const LongText: Story = {
  args: {
    label: 'Qabul qiluvchining telefon raqami, uning banki biladigan raqam bilan bir xil',
    value: '+7 (916) 123-45-67',
    errorMessage: 'Проверьте номер: к этому телефону в выбранном банке не привязан ни один счёт',
  },
  globals: { viewport: { value: 'mobile1' } },
};
