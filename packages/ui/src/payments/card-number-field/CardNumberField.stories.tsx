import { payoutErrorTexts, readPayoutCredential } from '@tiyin/domain/requisites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Form } from '../../components/form/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { CardNumberField } from './index.ts';
import type { CardNumberFieldProps } from './index.ts';

function Stateful({ value: initial, onChange, ...props }: CardNumberFieldProps) {
  const [value, setValue] = useState(initial);
  const change = (text: string) => {
    setValue(text);
    onChange(text);
  };
  return <CardNumberField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Payments/CardNumberField',
  component: CardNumberField,
  decorators: [onPaymentForm],
  args: { label: 'Card number', value: '', onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CardNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grouped by four while typing; only digits are accepted. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Card number' });
    await userEvent.type(input, '9860x12011555');
    await expect(input).toHaveValue('9860 1201 1555');
    await expect(args.onChange).toHaveBeenLastCalledWith('9860 1201 1555');
  },
};

/**
 * The caret keeps its place: digits are inserted and deleted in the middle, and across the blanks
 * between groups.
 */
export const EditedInTheMiddle: Story = {
  args: { value: '9860 1201 1555' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const caret = () => input.selectionStart;
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('9860 7120 1155 5');
    await expect(caret()).toBe(6);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('9861 2011 555');
    await expect(caret()).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('9862 0115 55');
    await expect(caret()).toBe(3);
  },
};

/** Pasted with the spaces of a card or a message. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' 8600-1201 1555 1234\n');
    await expect(input).toHaveValue('8600 1201 1555 1234');
  },
};

/** Pasted over a selection in the middle: the caret is behind the pasted digits. */
export const PastedOverASelection: Story = {
  args: { value: '9860 1201 1555' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(2, 7);
    await userEvent.paste('77-88');
    await expect(input).toHaveValue('9877 8801 1555');
    await expect(input.selectionStart).toBe(7);
  },
};

/** One key deletes a selection, across groups too; deleting all empties the field. */
export const Deleted: Story = {
  args: { value: '9860 1201 1555 1234' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(3, 11);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('9865 5512 34');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('9865 5123 4');
    await expect(input.selectionStart).toBe(3);
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
  },
};

/** Typing can be undone and redone key by key, with a Russian keyboard too; a paste is one step. */
export const Undone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '98601');
    await userEvent.paste('2011555');
    await expect(input).toHaveValue('9860 1201 1555');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('9860 1');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('9860');
    await userEvent.keyboard('{Control>}[KeyY]{/Control}');
    await expect(input).toHaveValue('9860 1');
    await expect(input.selectionStart).toBe(6);
    await expect(args.onChange).toHaveBeenLastCalledWith('9860 1');
    await fireEvent.keyDown(input, { key: 'я', code: 'KeyZ', ctrlKey: true });
    await expect(input).toHaveValue('9860');
    await fireEvent.keyDown(input, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    await expect(input).toHaveValue('9860 1');
  },
};

/** A form reset restores the initial value. */
export const Reset: Story = {
  args: { value: '9860 1201' },
  render: (args) => (
    <Form>
      <Stateful {...args} />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '4276');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('9860 1201');
    await expect(args.onChange).toHaveBeenLastCalledWith('9860 1201');
  },
};

/** The browser fills it in at one go. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'cc-number');
    await fireEvent.input(input, { target: { value: '4276380012345678' } });
    await expect(input).toHaveValue('4276 3800 1234 5678');
  },
};

/** An input method writes wide digits first; they are left alone until it is done. */
export const Composed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const composing = new InputEvent('input', { bubbles: true, isComposing: true });
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(input, '\uFF19\uFF18\uFF16\uFF10\uFF11');
    await fireEvent(input, composing);
    await expect(input).toHaveValue('\uFF19\uFF18\uFF16\uFF10\uFF11');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('9860 1');
  },
};

/** An international phone may stand here too: its plus is kept. */
export const CardOrPhone: Story = {
  args: { label: 'Card or phone number', takesPhone: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '+998901234567');
    await expect(input).toHaveValue('+998 90 123 45 67');
    await userEvent.clear(input);
    await userEvent.type(input, '4276380012345678');
    await expect(input).toHaveValue('4276 3800 1234 5678');
  },
};

/**
 * An error is shown on submit, the field gets the focus, the text stays; the error disappears after
 * correction.
 */
export const Wrong: Story = {
  args: {
    value: '8600 1201 1555 123',
    isRequired: true,
    requiredMessage: payoutErrorTexts.empty,
    validate: (text) => {
      const reading = readPayoutCredential('Uzs', text);
      return reading.ok ? null : payoutErrorTexts[reading.error];
    },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(payoutErrorTexts['too-few-digits']);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('8600 1201 1555 123');
    await userEvent.type(input, '8');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(payoutErrorTexts['wrong-check-digit']),
    );
    await userEvent.type(input, '{Backspace}9');
    await waitFor(() => expect(input).toBeValid());
  },
};

/** Empty, with the sign of the scheme, wrong, disabled, and while it is sent. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={12}>
      <CardNumberField {...args} value="" label="Empty" description="As it stands on the card." />
      <CardNumberField {...args} value="9860 1201" label="Humo" />
      <CardNumberField {...args} value="5614 6812" label="Uzcard" />
      <CardNumberField {...args} value="4276 3800" label="Another" description="16 to 19 digits." />
      <CardNumberField {...args} value="+998 90 123 45 67" label="Or a phone" takesPhone />
      <CardNumberField
        {...args}
        value="8600 1201 1555 123"
        label="Wrong"
        errorMessage={payoutErrorTexts['too-few-digits']}
      />
      <CardNumberField {...args} value="9860 1201 1555 1234" label="Disabled" isDisabled />
      <CardNumberField {...args} value="9860 1201 1555 1234" label="Being sent" isReadOnly />
    </Stack>
  ),
};

/** Nineteen digits, long, empty and unbroken words, on the narrowest phone. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={12}>
      <CardNumberField
        {...args}
        label="Номер карты получателя, как он напечатан на лицевой или оборотной стороне"
        value="4276 3800 1234 5678 901"
        errorMessage="Проверьте номер: в нём слишком мало или слишком много цифр"
      />
      <CardNumberField
        {...args}
        label="Oluvchining karta raqami"
        value=""
        description="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
