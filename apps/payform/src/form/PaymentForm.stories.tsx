import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answered, makeFormCalls, pending, refusedCall } from '../fixtures/form-calls.ts';
import { fixtureNowMs, makeFormInit, makeIssued } from '../fixtures/form-init.ts';
import { inForm } from '../fixtures/in-form.tsx';
import type { FormCalls } from './form-calls.ts';
import { LateStep } from './LateStep.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import type { PaymentFormStart } from './use-payment-form.ts';
import { formInitFromWire } from './wire.ts';

type Parts = {
  readonly init?: Parameters<typeof makeFormInit>[0];
  readonly calls?: Partial<FormCalls>;
  /** The server's time, standing still. */
  readonly nowMs?: number;
};

const makeStart = ({ init, calls, nowMs = fixtureNowMs }: Parts = {}): PaymentFormStart => ({
  init: formInitFromWire(makeFormInit(init)),
  url: makeFormInit().url,
  calls: makeFormCalls(calls),
  choiceKey: 'story',
  nowMs,
  clock: { now: () => nowMs, sync: () => {} },
});

const serverTime = new Date(fixtureNowMs).toISOString();
const issued = { status: 'IN_PROGRESS', issued: makeIssued() } as const;

/* The form asks at once when the network is said to be back, so no story waits for the next poll. */
const pollNow = () => window.dispatchEvent(new Event('online'));

const meta = {
  title: 'Screens/Payment form/Form',
  component: PaymentForm,
  decorators: [inForm],
  args: { start: makeStart(), late: LateStep },
  beforeEach: async () => {
    sessionStorage.clear();
    // What a withdrawal fetches late is there already.
    await import('../steps/withdrawal/WithdrawalStep.tsx');
  },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the choice of a method to Success; each new step has the focus on its heading. */
export const WholeDeposit: Story = {
  args: {
    start: makeStart({ calls: { status: () => answered({ status: 'DONE', serverTime }) } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Humo/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Deposit/ }));
    await canvas.findByText('9860 1201 1555 1234');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /I have paid/ }));
    await canvas.findByText('Wait. Payment in progress...');
    pollNow();
    await canvas.findByText('Your balance will be updated soon');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The script of the later steps does not weigh on the first view: it comes after it. */
export const LateScript: Story = {
  ...WholeDeposit,
  render: ({ start }) => <PaymentForm start={start} />,
};

const complete = fn(pending);

/** However fast "I have paid" is pressed, the server is told once. */
export const PressedTwice: Story = {
  args: { start: makeStart({ init: issued, calls: { complete } }) },
  play: async ({ canvas, userEvent }) => {
    complete.mockClear();
    await userEvent.dblClick(canvas.getByRole('button', { name: /I have paid/ }));
    await expect(complete).toHaveBeenCalledTimes(1);
  },
};

/** The server cannot be reached: what is on screen stays, and the form says so and asks on. */
export const LostConnection: Story = {
  args: {
    start: makeStart({ init: issued, calls: { status: async () => ({ kind: 'unreachable' }) } }),
  },
  play: async ({ canvas }) => {
    pollNow();
    await canvas.findByText(/No connection/);
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
  },
};

/** The browser says that it is offline: the form says so at once, and takes it back when a call comes through. */
export const Offline: Story = {
  args: { start: makeStart({ init: issued }) },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText(/No connection/);
    pollNow();
    await waitFor(() => expect(canvas.queryByText(/No connection/)).toBeNull());
  },
};

/** Out of time, and the server, asked once more, says so too. */
export const OutOfTime: Story = {
  args: { start: makeStart({ init: issued, nowMs: fixtureNowMs + 900_000 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong');
  },
};

/** Out of time, but the money had come: asked once more, the server says so. */
export const PaidAtTheLastMoment: Story = {
  args: {
    start: makeStart({
      init: issued,
      nowMs: fixtureNowMs + 900_000,
      calls: { status: () => answered({ status: 'DONE', serverTime }) },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your balance will be updated soon');
  },
};

/** The server refuses requisites: Fail, and Continue leads to the error url. */
export const Refused: Story = {
  args: {
    start: makeStart({
      init: { paymentMethodName: 'Humo' },
      calls: { credential: () => refusedCall() },
    }),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/error');
  },
};

/** A reload on Init brings back the method and the amount that were chosen in this tab. */
export const ChoiceAfterReload: Story = {
  beforeEach: () => sessionStorage.setItem('story', '2:5000000'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Uzcard/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Deposit 50.000/ })).toBeEnabled();
  },
};

const credential = fn(() => answered({ amount: 5_000_000 }));

/** A reload while no account was free goes on waiting. */
export const WaitAfterReload: Story = {
  beforeEach: () => sessionStorage.setItem('story', '2:5000000:asked'),
  args: { start: makeStart({ calls: { credential } }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/All accounts are busy/);
    const choice = { methodId: 2, amount: 5_000_000 };
    await expect(credential).toHaveBeenCalledWith(choice, expect.anything());
  },
};

/** What stands in the tab's storage is only taken when it is a choice. */
export const BrokenChoice: Story = {
  beforeEach: () => sessionStorage.setItem('story', 'no choice'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a payment method' })).toBeVisible();
  },
};

const withdrawal = { type: 'Withdrawal' } as const;
const payOut = fn(makeFormCalls().payOut);

/** From the choice of a method to Success, whom to pay entered on the way: the amount on the page is what is paid. */
export const WholeWithdrawal: Story = {
  args: {
    start: makeStart({
      init: withdrawal,
      calls: { payOut, status: () => answered({ status: 'DONE', serverTime }) },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    payOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Humo/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Withdraw 480/ }));
    await userEvent.type(await canvas.findByLabelText('Card number'), '9860120115551234');
    await userEvent.click(canvas.getByRole('button', { name: /Send 480/ }));
    await canvas.findByText('Wait. Payment in progress...');
    await expect(canvas.getByText(/\+480/)).toBeVisible();
    const choice = { methodId: 1, amount: 48_000_000 };
    const payee = { credential: '9860120115551234' };
    await expect(payOut).toHaveBeenCalledOnce();
    await expect(payOut).toHaveBeenCalledWith(choice, payee, expect.anything());
    pollNow();
    await canvas.findByText('Money sent');
    await expect(canvas.getByText('Your balance will be updated soon')).toBeVisible();
  },
};

const enter = { ...withdrawal, paymentMethodName: 'Humo' };

/** The server refuses the number: back to the field, with what was typed, and it can be mended. */
export const RefusedNumber: Story = {
  args: {
    start: makeStart({ init: enter, calls: { payOut: () => refusedCall('/credential') } }),
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Card number');
    await userEvent.type(input, '9860120115551234{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/cannot be sent/));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('9860 1201 1555 1234');
    await userEvent.keyboard('{Backspace}5{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/cannot be sent/));
  },
};

/** It cannot be paid out: Fail in neutral words, and Continue leads to the error url. */
export const NotPossible: Story = {
  args: {
    start: makeStart({
      init: enter,
      calls: {
        payOut: () => refusedCall(),
        status: () => answered({ status: 'DECLINED', serverTime }),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '9860120115551234');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    const link = await canvas.findByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/error');
    await expect(canvas.getByText(/did not go through/)).toBeVisible();
  },
};

/** The server cannot be reached while it is told: what was typed stays, and the form tries on. */
export const LostWhileSending: Story = {
  args: {
    start: makeStart({ init: enter, calls: { payOut: async () => ({ kind: 'unreachable' }) } }),
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Card number');
    await userEvent.type(input, '9860120115551234{Enter}');
    await canvas.findByText(/No connection/);
    await expect(input).toHaveValue('9860 1201 1555 1234');
    await expect(canvas.getByRole('button', { name: /One moment/ })).toBeVisible();
  },
};
