import { currencies } from '@tiyin/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { Form } from '../../components/form/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { AmountField } from './index.ts';

const meta = {
  title: 'Payments/AmountField',
  component: AmountField,
  args: { label: 'New amount', currency: currencies.UZS, onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed with a comma or a dot, the app gets minor units; left, the field writes the amount out. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'New amount' });
    await expect(input).toHaveAccessibleDescription('UZS');
    await userEvent.type(input, '480000,5');
    await expect(input).toHaveValue('480000.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(48_000_050n);
    await userEvent.tab();
    await expect(input).toHaveValue('480\u202F000.50');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Amounts and messages follow the language of the page. */
export const InUzbek: Story = {
  args: { maxValue: 500_000_00n },
  globals: { language: 'uz' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '480000,5');
    await userEvent.tab();
    await expect(input).toHaveValue('480\u202F000,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(48_000_050n);
    await userEvent.clear(input);
    await userEvent.type(input, '500001');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/500\u202F000,00\u00A0UZS yoki undan kichik/);
  },
};

/** Letters and second dots are not kept, and the caret stays where it was. */
export const KeptCharacters: Story = {
  args: { defaultValue: 1_234_50n },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('x5');
    await expect(input).toHaveValue('12534.50');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{End}.');
    await expect(input).toHaveValue('12534.50');
  },
};

/** As a bank or a spreadsheet writes it. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('1 234,50 сум');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450n);
    await userEvent.clear(input);
    await userEvent.paste('1,234.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450n);
    await userEvent.clear(input);
    await userEvent.paste('１２３４．５');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450n);
  },
};

/**
 * Text that is not an amount of this currency is refused: the old text stays, and the field shows
 * why.
 */
export const PastedOther: Story = {
  args: { defaultValue: 700_00n },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    for (const text of ['100 USD', '500 - 1000', '1e5', '10²', 'Order 42: 500']) {
      await userEvent.tripleClick(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('700.00');
      await expect(input).toHaveAccessibleDescription('The value must be a number UZS');
      await expect(canvas.getByRole('status')).toHaveTextContent('The value must be a number');
    }
    await userEvent.paste('−500');
    await expect(input).toHaveAccessibleDescription('The value must not be negative UZS');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).toBeValid();
    await expect(input).toHaveValue('700.00');
  },
};

/** More decimals than the currency has: an error on submit, and the field is emptied. */
export const TooManyDecimals: Story = {
  args: { name: 'amount', isRequired: true },
  render: ({ onChange, ...args }) => (
    <Form onSubmit={(values) => onChange?.(values.get('amount') === '12' ? 1200n : null)}>
      <AmountField {...args} />
      <Button type="submit" variant="primary">
        Change amount
      </Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.345{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveAccessibleDescription(
      'There must be max two decimals after comma UZS',
    );
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAccessibleDescription(
      'There must be max two decimals after comma UZS',
    );
    await userEvent.keyboard('12{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200n);
  },
};

/** The same when the field is left. */
export const TooManyDecimalsLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.345');
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(input).toHaveAccessibleDescription(
      'There must be max two decimals after comma UZS',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A form reset clears the error. */
export const Reset: Story = {
  render: (args) => (
    <Form>
      <AmountField {...args} />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.345');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(input).toBeValid();
  },
};

/** When empty, it asks for a different value. */
export const Empty: Story = {
  args: { name: 'amount', isRequired: true },
  render: (args) => (
    <Form onSubmit={fn()}>
      <AmountField {...args} />
      <Button type="submit" variant="primary">
        Change amount
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change amount' }));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('Change the value UZS');
    await expect(input).toHaveFocus();
  },
};

/** Each currency has its own decimals: USDT has six. */
export const Dimension: Story = {
  args: { currency: currencies.USDT },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0.000001');
    await expect(args.onChange).toHaveBeenLastCalledWith(1n);
    await userEvent.keyboard('1');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'There must be max six decimals after comma USDT',
    );
  },
};

/** Beyond a limit the amount stays, and the error gives the allowed range. */
export const Limits: Story = {
  args: { minValue: 100_000n, maxValue: 1_000_000n },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '500');
    await userEvent.tab();
    await expect(input).toHaveValue('500.00');
    await expect(input).toHaveAccessibleDescription('Enter 1\u202F000.00\u00A0UZS or more UZS');
    await userEvent.clear(input);
    await userEvent.type(input, '10000.01');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter 10\u202F000.00\u00A0UZS or less UZS');
  },
};

const onOpenChange = fn<(isOpen: boolean) => void>();

/** Keys that are not the field's own reach what is around it: Escape closes a dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Change amount" isOpen onOpenChange={onOpenChange}>
      <AmountField {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onOpenChange.mockClear();
    await userEvent.click(within(document.body).getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={8}>
      <AmountField {...args} label="Empty" placeholder="480 000" description="Up to 2 decimals." />
      <AmountField {...args} label="Filled" defaultValue={48_000_050n} />
      <AmountField
        {...args}
        label="Six decimals"
        currency={currencies.USDT}
        defaultValue={38_120_000n}
      />
      <AmountField {...args} label="Another unit" unit="soʻm" defaultValue={48_000_000n} />
      <AmountField {...args} label="Invalid" errorMessage="Change the value" />
      <AmountField {...args} label="Disabled" defaultValue={48_000_050n} isDisabled />
      <AmountField {...args} label="Read-only" defaultValue={48_000_050n} isReadOnly />
      <AmountField {...args} label="Large" defaultValue={48_000_050n} size="lg" />
    </Stack>
  ),
};

/** The longest amount moves on inside the field; the currency stays in sight. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={8}>
      <AmountField
        {...args}
        label="Новая сумма счёта, которую покупатель действительно перевёл на карту"
        unit="узбекских сумов"
        defaultValue={9_007_199_254_740_991n}
        errorMessage="Сумма больше, чем может принять эта карта. Введите сумму поменьше"
      />
      <AmountField {...args} label="Toʻlov miqdori" unit="soʻm" defaultValue={48_000_000n} />
    </Stack>
  ),
};
