import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import type { FieldProblem } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { OtpField } from './index.ts';

const recovery = { label: 'Use a recovery code', backLabel: 'Use the code of the app' };

const meta = {
  title: 'Components/Fields/OtpField',
  component: OtpField,
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits go in, other characters do not; the code is complete once, and a seventh digit changes nothing. */
export const Playground: Story = {
  args: { description: 'The six digits that the app shows now.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAccessibleDescription('The six digits that the app shows now.');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(canvas.getByText('Code'));
    await userEvent.keyboard('12x3 45');
    await expect(input).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await expect(input).toHaveValue('123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** Pasted with a space or a hyphen; a new code replaces the one before. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await userEvent.paste('987-654');
    await expect(input).toHaveValue('987654');
    await expect(args.onComplete).toHaveBeenLastCalledWith('987654');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
};

/** A phone or a password manager fills in the whole code at once. */
export const FilledIn: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.input(input, { target: { value: '123456' } });
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** The arrows and Backspace work as in any text; a full field is typed over. */
export const Keyboard: Story = {
  args: { defaultValue: '123456' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
    await expect(input).toHaveValue('123956');
    await expect(input.selectionStart).toBe(4);
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123956');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('1256');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Home}{Delete}');
    await expect(input).toHaveValue('256');
    await userEvent.keyboard('{End}');
    await expect(input.selectionStart).toBe(3);
    await expect(input.scrollLeft).toBe(0);
  },
};

/** Text of an input method is a code when its composition ends: full-width digits are digits. */
export const Composed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const composing = new InputEvent('input', { bubbles: true, isComposing: true });
    await fireEvent.compositionStart(input);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '１２');
    await fireEvent(input, composing);
    await expect(input).toHaveValue('１２');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('12');
  },
};

/** An error takes the description's place and is read with the field. */
export const Invalid: Story = {
  args: { defaultValue: '000000', description: 'Six digits.', errorMessage: 'This code is over' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This code is over');
  },
};

function InForm({ errors, ...args }: Story['args'] & { readonly errors?: FieldProblem[] }) {
  const [shown, setShown] = useState<FieldProblem[]>();
  return (
    <Form
      errors={shown}
      onSubmit={(values) => {
        onSent(values.get('code'));
        setShown(errors && [...errors]);
      }}
    >
      <OtpField label="Code" name="code" {...args} />
      <Button type="submit" variant="primary">
        Log in
      </Button>
    </Form>
  );
}

const onSent = fn();

/** An empty code and one that is too short are not sent; nothing moves when the error comes. */
export const Required: Story = {
  args: { isRequired: true, requiredMessage: 'Enter the code' },
  render: (args) => <InForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    onSent.mockClear();
    const input = canvas.getByRole('textbox');
    const send = canvas.getByRole('button', { name: 'Log in' });
    const before = send.getBoundingClientRect().top;
    await userEvent.click(send);
    await expect(await canvas.findByText('Enter the code')).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('123{Enter}');
    await expect(await canvas.findByText('Enter all 6 digits')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Enter all 6 digits');
    await expect(send.getBoundingClientRect().top).toBe(before);
    await expect(onSent).not.toHaveBeenCalled();
    await userEvent.keyboard('456');
    await expect(canvas.queryByText('Enter all 6 digits')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(onSent).toHaveBeenCalledOnce();
    await expect(onSent).toHaveBeenCalledWith('123456');
  },
};

/** The error of a server is shown at the field, which gets the focus, until another code is there. */
export const Refused: Story = {
  render: (args) => (
    <InForm {...args} errors={[{ path: '/code', message: 'This code is not right' }]} />
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('This code is not right'));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.paste('123456');
    await expect(input).toHaveValue('123456');
    await waitFor(() => expect(input).toBeValid());
    await expect(canvas.queryByText('This code is not right')).toBeNull();
  },
};

/** A form can be sent by the last digit. */
export const SentByTheLastDigit: Story = {
  render: function Render() {
    const [code, setCode] = useState('');
    return (
      <>
        <OtpField label="Code" onComplete={setCode} />
        <output>{code}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await expect(canvas.getByRole('status')).toHaveTextContent('123456');
  },
};

/** With the letters of a recovery code the cells become one line of text; without them they are back. */
export const OtherCode: Story = {
  args: { otherCode: recovery, name: 'code' },
  render: (args) => <InForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    onSent.mockClear();
    const input = canvas.getByRole('textbox');
    const code = 'k7m2-x9r4-b8zc-7q2p-hh3m-9tna';
    await userEvent.click(input);
    await userEvent.paste(code);
    await expect(input).toHaveValue(code);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('inputmode', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(onSent).toHaveBeenLastCalledWith(code);
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('7k2');
    await expect(input).toHaveValue('7k2');
  },
};

/** A keypad without letters: the button changes the field and its keyboard. No error moves it away from the press. */
export const OtherCodeByButton: Story = {
  args: { otherCode: recovery, description: 'Of the authenticator app, or a recovery code.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const words = /^Of the authenticator app/;
    const above = canvas.getByText(words).getBoundingClientRect().top;
    await userEvent.type(input, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('inputmode', 'text');
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    await expect(canvas.getByText(words).getBoundingClientRect().top).toBe(above);
    await userEvent.keyboard('722k-9');
    await expect(input).toHaveValue('722k-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the code of the app' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('123456');
    await expect(input).toHaveValue('123456');
  },
};

/** A reset form has the first value, in cells. */
export const Reset: Story = {
  args: { otherCode: recovery },
  render: (args) => (
    <Form>
      <OtpField {...args} />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'k7m2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

/** It fits the narrowest phone, and is high enough for a finger. */
export const OnAPhone: Story = {
  args: { defaultValue: '123', otherCode: recovery },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={16}>
      <OtpField label="Empty" description="The six digits that the app shows now." />
      <OtpField label="Begun" defaultValue="123" />
      <OtpField label="Filled" defaultValue="123456" otherCode={recovery} />
      <OtpField
        label="Another code"
        defaultValue="k7m2-x9r4-b8zc-7q2p-hh3m-9tna"
        description="Of the authenticator app, or a recovery code."
        otherCode={recovery}
      />
      <OtpField label="Invalid" defaultValue="000000" errorMessage="This code is not right" />
      <OtpField label="Disabled" defaultValue="123456" otherCode={recovery} isDisabled />
      <OtpField label="Four digits" length={4} defaultValue="12" />
      <OtpField label="Eight digits" length={8} defaultValue="12345678" />
    </Stack>
  ),
};

/** The cells stay in one row; the words around them wrap. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <OtpField
        label="Код из приложения-аутентификатора, которое установлено на вашем телефоне"
        defaultValue="123456"
        errorMessage="Код не подходит или уже использован. Дождитесь следующего: приложение меняет его каждые 30 секунд"
        otherCode={{
          label: 'Использовать резервный код',
          backLabel: 'Использовать код приложения',
        }}
      />
      <OtpField
        label="Bir martalik kod"
        description="Autentifikator ilovasidagi yoki zaxira kod."
        otherCode={{
          label: 'Zaxira koddan foydalanish',
          backLabel: 'Ilova kodidan foydalanish',
        }}
      />
      <OtpField
        label="Unbroken"
        defaultValue="k7m2x9r4b8zc7q2phh3m9tnak7m2x9r4b8zc7q2phh3m9tnak7m2x9r4b8zc7q2phh3m9tna"
        otherCode={recovery}
      />
    </Stack>
  ),
};
