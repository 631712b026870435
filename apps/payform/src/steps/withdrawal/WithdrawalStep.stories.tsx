import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { makeFormCalls, pending, refusedCall } from '../../fixtures/form-calls.ts';
import { makeWaitingState, makeWithdrawalState } from '../../fixtures/form-state.ts';
import { inForm, makeTimeLeft } from '../../fixtures/in-form.tsx';
import { confirmCheck } from '../../fixtures/confirm-check.ts';
import type { PayeeField } from '../../form/use-completion.ts';
import { WithdrawalStep } from './WithdrawalStep.tsx';

const meta = {
  title: 'Screens/Payment form/Credential of a withdrawal',
  component: WithdrawalStep,
  decorators: [inForm],
  // The form, and not the step, forgets what was typed.
  beforeEach: () => sessionStorage.clear(),
  args: {
    state: makeWithdrawalState('Humo'),
    timeLeft: makeTimeLeft(),
    takesFocus: false,
    calls: makeFormCalls(),
    onReach: fn(),
    isCompleting: false,
    refused: undefined,
    payeeKey: 'story-payee',
    onBack: fn(),
    onPayee: fn(),
    onCheck: fn(),
  },
} satisfies Meta<typeof WithdrawalStep>;

export default meta;
type Story = StoryObj<typeof meta>;

// FORM-27
/** A card number, sent without its blanks once the customer has checked it; Enter leads to the check too. */
export const Card: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Card number');
    await userEvent.type(input, '9860120115551234{Enter}');
    await canvas.findByRole('heading', { name: 'Check before you send' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change the number' }));
    await expect(input).toHaveValue('9860 1201 1555 1234');
    await userEvent.click(canvas.getByRole('button', { name: /^Send 480/ }));
    await expect(args.onPayee).not.toHaveBeenCalled();
    await confirmCheck(canvasElement, userEvent);
    await expect(args.onPayee).toHaveBeenCalledOnce();
    await expect(args.onPayee).toHaveBeenCalledWith({ credential: '9860120115551234' });
  },
};

// FORM-245
/** Before sending: the amount, the method, the bank and the number. The heading has the focus. */
export const Checked: Story = {
  args: { state: makeWithdrawalState('Sbp') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Find the bank'), 'Сбербанк{Enter}');
    await userEvent.type(canvas.getByLabelText('Phone number'), '9161234567');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    const heading = await canvas.findByRole('heading', { name: 'Check before you send' });
    await expect(heading).toHaveFocus();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['+7 916 123 45 67', 'Сбербанк', 'SBP', '480\u202F000\u00A0UZS']);
    // The hidden entry behind the check has it too.
    await expect(canvas.getAllByText(/money sent cannot be taken back/).at(-1)).toBeVisible();
    await expect(args.onPayee).not.toHaveBeenCalled();
  },
};

// FORM-245
/** A second tap on "Send" falls on the button of the check, which is not ready yet: nothing is sent. */
export const TappedTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '9860120115551234{Enter}');
    const yes = await canvas.findByRole('button', { name: /Yes, send/ });
    await expect(yes).toBeDisabled();
    await userEvent.click(yes);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(yes).toBeEnabled(), { timeout: 3000 });
    await expect(args.onPayee).not.toHaveBeenCalled();
  },
};

/** The way back of the entry leads out of the step, that of the check to the entry. */
export const Back: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Card number');
    await userEvent.type(input, '9860120115551234{Enter}');
    await canvas.findByRole('heading', { name: 'Check before you send' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

// FORM-244
/** One digit too many is reported at once, and stays to be deleted. */
export const TooManyDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Card number');
    await userEvent.click(input);
    await userEvent.paste('98601201155512345');
    await expect(input).toHaveValue('9860 1201 1555 1234 5');
    await expect(input).toHaveAccessibleDescription('Check the number: it has too many digits');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Check before you send')).toBeNull();
    await expect(args.onPayee).not.toHaveBeenCalled();
  },
};

// FORM-40
/** An invalid number is not sent: the error is shown, the field gets the focus, the text stays. */
export const WrongCard: Story = {
  args: { state: makeWithdrawalState('Uzs') },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Card number');
    const send = canvas.getByRole('button', { name: /Send/ });
    await userEvent.click(send);
    await expect(input).toHaveAccessibleDescription('Fill in the number');
    await expect(input).toHaveFocus();
    await userEvent.type(input, '8600 1201 1555 1234');
    await userEvent.click(send);
    await expect(input).toHaveAccessibleDescription('Check the number: a digit is wrong');
    await expect(input).toHaveValue('8600 1201 1555 1234');
    await expect(input).toHaveFocus();
    await expect(args.onPayee).not.toHaveBeenCalled();
  },
};

/** A phone at a bank: the bank from the system's list, the phone as it is typed. */
export const Sbp: Story = {
  args: { state: makeWithdrawalState('Sbp') },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Find the bank'), 'сбер БАНК{Enter}');
    await userEvent.type(canvas.getByLabelText('Phone number'), '9161234567');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await confirmCheck(canvasElement, userEvent);
    const payee = { credential: '79161234567', bankCodeInteger: 100_000_000_111 };
    await expect(args.onPayee).toHaveBeenLastCalledWith(payee);
  },
};

/** A phone's browser discards the page: the text is restored. */
export const Reopened: Story = {
  args: { state: makeWithdrawalState('Sbp') },
  beforeEach: () => {
    sessionStorage.setItem('story-payee', '1:100000000111:+7 (916) 123-45');
  },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Phone number');
    await expect(phone).toHaveValue('+7 (916) 123-45');
    await waitFor(() => expect(canvas.getByLabelText('Bank')).toHaveValue('Сбербанк'));
    await userEvent.type(phone, '67');
    await expect(sessionStorage.getItem('story-payee')).toBe('1:100000000111:+7 (916) 123-45-67');
  },
};

/** Text of another method, or of another person, is not shown. */
export const OtherPayee: Story = {
  beforeEach: () => {
    sessionStorage.setItem('story-payee', '2::9860120115551234');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Card number')).toHaveValue('');
  },
};

// FORM-41, FORM-42, FORM-44
/** Neither bank nor phone: both show errors, and the first has the focus. */
export const EmptySbp: Story = {
  args: { state: makeWithdrawalState('Sbp') },
  play: async ({ args, canvas, userEvent }) => {
    const bank = await canvas.findByPlaceholderText('Find the bank');
    const phone = canvas.getByLabelText('Phone number');
    const send = canvas.getByRole('button', { name: /Send/ });
    await userEvent.click(send);
    await expect(bank).toHaveAccessibleDescription('Choose the bank');
    await expect(bank).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Fill in the phone number');
    await userEvent.type(bank, 'Сбербанк{Enter}');
    await userEvent.type(phone, '916');
    await userEvent.click(send);
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Fill in the phone number');
    await userEvent.clear(phone);
    await userEvent.type(phone, '4951234567');
    await expect(phone).toHaveAccessibleDescription('Phone number must start with nine');
    await expect(bank).toHaveValue('Сбербанк');
    await expect(args.onPayee).not.toHaveBeenCalled();
  },
};

/** No bank is called that. */
export const NoSuchBank: Story = {
  args: { state: makeWithdrawalState('Sbp') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Find the bank'), 'Ipak');
    await expect(canvas.getByText('Nothing found.', { selector: 'p' })).toBeVisible();
  },
};

/** The list of banks is loading; the phone can be entered already. */
export const LoadingBanks: Story = {
  args: { state: makeWithdrawalState('Sbp'), calls: makeFormCalls({ banks: pending }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Loading the banks…')).toBeDisabled();
    await expect(canvas.getByLabelText('Phone number')).toBeEnabled();
  },
};

const banks = fn(() => refusedCall());

/** The list of banks failed to load: it can be requested again. */
export const BanksRefused: Story = {
  args: { state: makeWithdrawalState('Sbp'), calls: makeFormCalls({ banks }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The list of banks could not be loaded.');
    banks.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(banks).toHaveBeenCalled());
    await expect(canvas.getByLabelText('Phone number')).toBeEnabled();
  },
};

// FORM-37, FORM-38
/** A card or an international phone, whose plus is shown and not sent. */
export const CardOrPhone: Story = {
  args: { state: makeWithdrawalState('TinkoffXCountry') },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card or phone number'), '+998901234567');
    await expect(canvas.getByLabelText('Card or phone number')).toHaveValue('+998 90 123 45 67');
    await userEvent.keyboard('{Enter}');
    await confirmCheck(canvasElement, userEvent);
    await expect(args.onPayee).toHaveBeenLastCalledWith({ credential: '998901234567' });
  },
};

// FORM-243
/**
 * A phone of the four countries without its plus is formatted at once; a card with a missing digit
 * is not.
 */
export const PhoneOrShortCard: Story = {
  args: { state: makeWithdrawalState('SberbankXCountry') },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Card or phone number');
    await userEvent.type(input, '220000000000010');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await expect(input).toHaveValue('2200 0000 0000 010');
    await expect(input).toHaveAccessibleDescription(/it has too few digits/);
    await expect(canvas.queryByText('Check before you send')).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, '996555123456');
    await expect(input).toHaveValue('+996 555 123456');
    await userEvent.clear(input);
    await userEvent.type(input, '+84912345678');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await confirmCheck(canvasElement, userEvent);
    const payee = { credential: '84912345678', type: 'by_mobile' };
    await expect(args.onPayee).toHaveBeenLastCalledWith(payee);
  },
};

// FORM-35
/** The server does not keep the amount yet: no fields, and nothing to send. */
export const Waiting: Story = {
  args: { state: { ...makeWaitingState(), init: makeWithdrawalState('Humo').init } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Send/ })).toBeDisabled();
  },
};

/** The request is running: the text stays, and there is no way back. */
export const Completing: Story = {
  render: function Render(args) {
    const [isCompleting, setCompleting] = useState(false);
    const send = (payee: Parameters<typeof args.onPayee>[0]) => {
      args.onPayee(payee);
      setCompleting(true);
    };
    return <WithdrawalStep {...args} isCompleting={isCompleting} onPayee={send} />;
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '9860120115551234{Enter}');
    await confirmCheck(canvasElement, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /One moment/ }));
    await expect(args.onPayee).toHaveBeenCalledOnce();
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** The server refused the number: the words are at the field until it changes, and the focus is there. */
export const RefusedNumber: Story = {
  render: function Render(args) {
    const [refused, setRefused] = useState<PayeeField>();
    return <WithdrawalStep {...args} refused={refused} onPayee={() => setRefused('/credential')} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Card number');
    await userEvent.type(input, '9860120115551234');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await confirmCheck(canvasElement, userEvent);
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(/Money cannot be sent to this number/),
    );
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('9860 1201 1555 1234');
  },
};

/** Neither hours nor minutes remain. */
export const LastMinute: Story = { args: { timeLeft: makeTimeLeft(42) } };
