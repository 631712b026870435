import { payoutErrorTexts, readRussianPhone } from '@tiyin/domain/requisites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Form } from '../../components/form/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { PhoneField } from './index.ts';
import type { PhoneFieldProps } from './index.ts';

/** As in the payment form: a wrong first digit is reported at once, other errors on submit. */
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

// FORM-43
/** The mask appears and disappears with the digits. */
export const Playground: Story = {
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

/** A paste over the whole number replaces it. */
export const PastedOverASelection: Story = {
  args: { value: '+7 (916) 123-45-67' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(0, input.value.length);
    await userEvent.paste('79037654321');
    await expect(input).toHaveValue('+7 (903) 765-43-21');
    await expect(input.selectionStart).toBe(18);
  },
};

/** One key deletes a selection, across the signs of the mask too. */
export const Deleted: Story = {
  args: { value: '+7 (916) 123-45-67' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(6, 13);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('+7 (914) 567');
    await expect(input.selectionStart).toBe(6);
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
  },
};

/** The browser fills it in at one go, as people keep it: with its country. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await fireEvent.input(input, { target: { value: '+79161234567' } });
    await expect(input).toHaveValue('+7 (916) 123-45-67');
  },
};

/** An input method writes wide digits first; they are left alone until it is done. */
export const Composed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const composing = new InputEvent('input', { bubbles: true, isComposing: true });
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(input, '\uFF19\uFF11\uFF16\uFF11');
    await fireEvent(input, composing);
    await expect(input).toHaveValue('\uFF19\uFF11\uFF16\uFF11');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('+7 (916) 1');
  },
};

/** A number of another country is refused with a message; the old text stays. */
export const Foreign: Story = {
  args: { value: '+7 (916' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+998 90 123 45 67');
    await expect(input).toHaveValue('+7 (916');
    await expect(input).toHaveAccessibleDescription(payoutErrorTexts['not-russian']);
    await expect(canvas.getByRole('status')).toHaveTextContent(payoutErrorTexts['not-russian']);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('+7 (916) 1');
    await expect(input).toBeValid();
  },
};

/** A form reset restores the initial value and clears the message about a foreign number. */
export const Reset: Story = {
  args: { value: '+7 (916' },
  render: (args) => (
    <Form>
      <Stateful {...args} />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '123');
    await userEvent.paste('+998 90 123 45 67');
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('+7 (916');
    await expect(input).toBeValid();
  },
};

/** Ten digits that are not a mobile number. */
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

/** Too short: an error on submit, the focus returns, the text stays. */
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

/** Empty, filled in, wrong, disabled, and while it is sent. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={12}>
      <PhoneField {...args} label="Empty" description="The phone that the bank knows." />
      <PhoneField {...args} label="Filled in" value="+7 (916) 123-45-67" />
      <PhoneField
        {...args}
        label="Wrong"
        value="+7 (495) 123-45-67"
        errorMessage={payoutErrorTexts['must-start-with-nine']}
      />
      <PhoneField {...args} label="Disabled" value="+7 (916) 123-45-67" isDisabled />
      <PhoneField {...args} label="Being sent" value="+7 (916) 123-45-67" isReadOnly />
    </Stack>
  ),
};

/** Long, empty and unbroken words, on the narrowest phone. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={12}>
      <PhoneField
        {...args}
        label="Qabul qiluvchining telefon raqami, uning banki biladigan raqam bilan bir xil"
        value="+7 (916) 123-45-67"
        errorMessage="Проверьте номер: к этому телефону в выбранном банке не привязан ни один счёт"
      />
      <PhoneField
        {...args}
        label="Номер телефона"
        value=""
        description="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
