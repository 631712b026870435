import type { Meta, StoryObj } from '@storybook/react-vite';
import { sbpBanks } from '@tiyin/domain/references';
import { payoutErrorTexts } from '@tiyin/domain/requisites';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Form } from '../../components/form/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { BankSelect } from './index.ts';
import type { BankSelectProps } from './index.ts';

const banks = sbpBanks.map(({ code, name, currentName = name, aliases = [] }) => ({
  code: Number(code),
  name,
  aliases: [currentName, ...aliases],
}));
const sberbank = 100_000_000_111;

function Stateful({ value: initial, onChange, ...props }: BankSelectProps) {
  const [value, setValue] = useState(initial);
  const choose = (code: number | null) => {
    setValue(code);
    onChange(code);
  };
  return <BankSelect {...props} value={value} onChange={choose} />;
}

const meta = {
  title: 'Payments/BankSelect',
  component: BankSelect,
  decorators: [onPaymentForm],
  args: {
    label: 'Bank',
    banks,
    value: null,
    onChange: fn(),
    placeholder: 'Find the bank',
    requiredMessage: payoutErrorTexts['no-bank'],
    foundText: (count: number) => `Banks found: ${count}`,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof BankSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by a part of the name, in any case and white space, and chosen with Enter. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.type(input, 'ХОУМ кредитЭНД');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Banks found: 1');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Хоум Кредит энд Финанс Банк');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

// FORM-46
// FORM-248
/** Found by its former and its present name, short, in both alphabets, with or without a hyphen. */
export const OtherNames: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    for (const [typed, name] of [
      ['т-банк', 'Тинькофф'],
      ['тбанк', 'Тинькофф'],
      ['T-Bank', 'Тинькофф'],
      ['tinkoff', 'Тинькофф'],
      ['псб', 'Промсвязьбанк'],
      ['citibank', 'Ситибанк'],
      ['пойдем', 'Банк Пойдём!'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(canvas.getAllByRole('option')[0]).toHaveTextContent(name);
    }
  },
};

/** The arrows move through the list, whose option is read from the field; Escape closes it and changes nothing. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('listbox', { name: 'Bank' });
    await userEvent.keyboard('{ArrowDown}');
    const first = await canvas.findByRole('option', { name: banks[0]?.name ?? '' });
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{PageDown}{ArrowUp}{PageUp}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const last = await canvas.findByRole('option', { name: banks.at(-1)?.name ?? '' });
    await expect(last).toHaveAttribute('aria-posinset', String(banks.length));
    await waitFor(() => expect(last).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue(banks.at(-1)?.name);
  },
};

/** Opened and chosen from by touch; only the visible options are rendered. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const options = await canvas.findAllByRole('option');
    await expect(options.length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('option', { name: 'Сбербанк' }));
    await expect(args.onChange).toHaveBeenCalledWith(sberbank);
    await expect(canvas.getByRole('combobox')).toHaveValue('Сбербанк');
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent(
      'Сбербанк',
    );
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** A person without a Cyrillic keyboard finds a bank by its transliteration. */
export const InLatinLetters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tinkof');
    await userEvent.click(await canvas.findByRole('option', { name: 'Тинькофф' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Тинькофф');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(Number));
  },
};

/** A search without results says so, and the typed text stays. */
export const NothingFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Ipak yoʻli');
    await expect(canvas.getByText('Nothing found.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found.');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(input).toHaveValue('Ipak yoʻli');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A name that was typed in full chooses its bank when the field is left. */
export const TypedInFull: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'сбербанк');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(sberbank);
    await expect(canvas.getByRole('combobox')).toHaveValue('Сбербанк');
  },
};

/** Typing over a chosen bank clears the choice: the shown text and the choice never differ. */
export const ChangedByTyping: Story = {
  args: { value: sberbank },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Сбербанк');
    await userEvent.type(input, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('Сбербан');
  },
};

/** Nothing chosen: an error on submit, and the field gets the focus. */
export const Missed: Story = {
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stateful {...args} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(input).toHaveAccessibleDescription('Choose the bank');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'bank');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(send);
    await expect(input).toHaveAccessibleDescription('Choose the bank');
    await expect(input).toHaveValue('bank');
    await userEvent.clear(input);
    await userEvent.type(input, 'сбер{Enter}');
    await waitFor(() => expect(input).toBeValid());
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={4}>
      <BankSelect {...args} description="The bank whose account has this phone number." />
      <BankSelect {...args} label="Chosen" value={sberbank} />
      <BankSelect {...args} label="Loading" banks={[]} placeholder="Loading…" isDisabled />
      <BankSelect {...args} label="Being sent" value={sberbank} isReadOnly />
      <BankSelect {...args} label="Missed" errorMessage="Choose the bank" />
      <Stateful {...args} label="Open" value={sberbank} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Open' }));
    await canvas.findByRole('listbox');
  },
};

/** Long, unbroken, Cyrillic and Uzbek names, on the narrowest phone. */
export const Texts: Story = {
  args: {
    label: 'Банк, в котором у получателя открыт счёт с этим номером телефона',
    banks: [
      { code: 1, name: 'Национальный инвестиционно-промышленный банк развития торговли' },
      { code: 2, name: '100000000111100000000111100000000111100000000111' },
      { code: 3, name: 'Oʻzbekiston sanoat-qurilish banki, Gʻijduvon' },
    ],
    errorMessage: 'Выберите банк',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};
