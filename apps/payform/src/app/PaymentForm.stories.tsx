import type { FormStatusAnswer } from '@tiyin/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answered, makeFormCalls, pending, refusedCall } from '../fixtures/form-calls.ts';
import { confirmCheck } from '../fixtures/confirm-check.ts';
import { fixtureNowMs, makeFormInit, makeIssued } from '../fixtures/form-init.ts';
import { inForm } from '../fixtures/in-form.tsx';
import { makeFormReturn, makeReturnable } from '../fixtures/ticket-desk.tsx';
import type { FormCalls } from '../form/form-calls.ts';
import { LateStep } from './LateStep.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import type { PaymentFormStart } from '../form/use-payment-form.ts';
import { formInitFromWire } from '../form/wire.ts';

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

/*
 * The form sends a request as soon as the network is reported back, so no test waits for the next
 * poll.
 */
const pollNow = () => window.dispatchEvent(new Event('online'));

/* A press counts once the view has been seen for a second (FORM-201). */
const settled = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[aria-disabled="true"]')).toBeNull(), { timeout: 5000 });

const meta = {
  title: 'Screens/Payment form/Form',
  component: PaymentForm,
  decorators: [inForm],
  args: { start: makeStart(), late: LateStep },
  beforeEach: async () => {
    sessionStorage.clear();
    // The late files of a withdrawal are loaded already.
    await import('../steps/withdrawal/WithdrawalStep.tsx');
  },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// FORM-33, FORM-55
/** From the choice of a method to Success; each new step has the focus on its heading. */
export const WholeDeposit: Story = {
  args: {
    start: makeStart({ calls: { status: () => answered({ status: 'DONE', serverTime }) } }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Humo/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus());
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Deposit/ }));
    await canvas.findByText('9860 1201 1555 1234');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await settled(canvasElement);
    // Evidence of paying: without it "I have paid" opens a question first (FORM-202).
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Amount' }));
    await userEvent.click(canvas.getByRole('button', { name: /I have paid/ }));
    await canvas.findByText('Wait. Payment in progress...');
    pollNow();
    await canvas.findByText('Your balance will be updated soon');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The script of the later steps is loaded after the first view. */
export const LateScript: Story = {
  ...WholeDeposit,
  render: ({ start }) => <PaymentForm start={start} />,
};

const complete = fn(pending);

/** Several quick presses of "I have paid" send one request. */
export const PressedTwice: Story = {
  args: { start: makeStart({ init: issued, calls: { complete } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    complete.mockClear();
    await settled(canvasElement);
    // Evidence of paying: without it "I have paid" opens a question first (FORM-202).
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Amount' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: /I have paid/ }));
    await expect(complete).toHaveBeenCalledTimes(1);
  },
};

// FORM-201
/** The second tap of a double tap lands on the next step, and does nothing there. */
export const TappedTwice: Story = {
  args: { start: makeStart({ calls: { complete } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    complete.mockClear();
    const tapTwice = async (button: HTMLElement, next: () => Promise<HTMLElement>) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      await userEvent.click(button);
      await next();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      if (under) await userEvent.click(under);
    };
    const heading = (name: RegExp) => () => canvas.findByRole('heading', { name });
    await settled(canvasElement);
    await tapTwice(canvas.getByRole('button', { name: /Humo/ }), heading(/^Payment$/));
    await expect(canvas.getByRole('button', { name: /Humo.*Change/ })).toBeVisible();
    await settled(canvasElement);
    await tapTwice(canvas.getByRole('button', { name: /Deposit/ }), () =>
      canvas.findByText('9860 1201 1555 1234'),
    );
    await expect(canvas.getByRole('button', { name: /I have paid/ })).toBeVisible();
    await expect(complete).not.toHaveBeenCalled();
  },
};

// FORM-202
/** Nothing was copied and the page was not left: "I have paid" opens a question, once. */
export const QuestionBeforePaid: Story = {
  args: { start: makeStart({ init: issued, calls: { complete } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    complete.mockClear();
    const press = async (name: RegExp) => {
      await settled(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name }));
    };
    await press(/I have paid/);
    const question = await canvas.findByRole('heading', { name: /^Have you already sent 480/ });
    await waitFor(() => expect(question).toHaveFocus());
    await press(/Not yet/);
    await expect(await canvas.findByText('9860 1201 1555 1234')).toBeVisible();
    await expect(complete).not.toHaveBeenCalled();
    await press(/I have paid/);
    await expect(complete).toHaveBeenCalledOnce();
  },
};

// FORM-202, FORM-204
/**
 * After copying the number there is no question; the request has the time of the press by the
 * server's clock.
 */
export const CopiedAndPaid: Story = {
  args: { start: makeStart({ init: issued, calls: { complete } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    complete.mockClear();
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Card number' }));
    await userEvent.click(canvas.getByRole('button', { name: /I have paid/ }));
    const pressed = { credential: '9860120115551234', pressedAt: serverTime };
    await expect(complete).toHaveBeenCalledWith(pressed, expect.anything());
  },
};

const press = '2026-11-20T10:14:30.000Z 9860120115551234';

// FORM-204
/** A press before a reload is sent after it. */
export const PressAfterReload: Story = {
  beforeEach: () => sessionStorage.setItem('story-press', press),
  args: { start: makeStart({ init: issued, calls: { complete } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /One moment/ })).toBeVisible();
    await expect(complete).toHaveBeenCalledWith(
      { credential: '9860120115551234', pressedAt: '2026-11-20T10:14:30.000Z' },
      expect.anything(),
    );
  },
};

// FORM-204
/** Also where the deadline has passed meanwhile: the payment is waited for. */
export const PressAfterTheDeadline: Story = {
  beforeEach: () => sessionStorage.setItem('story-press', press),
  args: {
    start: makeStart({
      init: {
        status: 'CANCELED',
        statusDate: makeFormInit().expiredIn,
        serverTime: makeFormInit().expiredIn,
        endedOn: 'credential',
      },
      calls: { status: () => answered({ status: 'PENDING', serverTime }) },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Wait. Payment in progress...');
    await waitFor(() => expect(sessionStorage.getItem('story-press')).toBeNull());
    // The requisites are requested, because this page never had them.
    await expect(await canvas.findByText('Not sent yet? Show the details')).toBeVisible();
  },
};

// FORM-204
/** Out of time without a connection: nothing to send money to, and nothing to press. */
export const OutOfTimeOffline: Story = {
  args: {
    start: makeStart({
      init: issued,
      nowMs: fixtureNowMs + 900_000,
      calls: { status: async () => ({ kind: 'unreachable' }) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Time is up' })).toBeVisible();
    await expect(canvas.getByText('Do not send money now.')).toBeVisible();
    await expect(canvas.queryByText('9860 1201 1555 1234')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /I have paid/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Card number/ })).toBeNull();
  },
};

// FORM-205
/** Late money moves the page from Fail without a reload. */
export const LateMoney: Story = {
  args: {
    start: makeStart({
      init: {
        status: 'CANCELED',
        statusDate: makeFormInit().expiredIn,
        lookedForUntil: '2026-11-20T10:44:32.000Z',
        endedOn: 'credential',
      },
      calls: { status: () => answered({ status: 'DONE', serverTime }) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    pollNow();
    await canvas.findByText('Your balance will be updated soon');
  },
};

const twiceNews: FormStatusAnswer[] = [];

// FORM-272
/** A second transfer is shown on an open Success page, with the way to get it back, and then what staff said. */
export const PaidTwice: Story = {
  args: {
    start: makeStart({
      init: { status: 'DONE', statusDate: serverTime },
      calls: {
        status: () => answered(twiceNews.shift() ?? { status: 'DONE', serverTime }),
      },
    }),
  },
  beforeEach: () => {
    const returnable = makeReturnable({ amount: 48_000_000 });
    const moneyReturn = makeFormReturn({ status: 'SENT', amount: 48_000_000 });
    const done = { status: 'DONE', serverTime } as const;
    const second = { ...done, receivedAmount: 96_000_000, returnable };
    twiceNews.splice(0, Infinity, second, { ...done, moneyReturn });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your balance will be updated soon')).toBeVisible();
    pollNow();
    const news = await canvas.findByText(/480 000 UZS more than the amount/u);
    await expect(news.closest('[role=status]')).toBeVisible();
    await canvas.findByRole('button', { name: /^Get 480\s000\sUZS back$/u });
    pollNow();
    await canvas.findByText(/480 000 UZS was sent back to the number that ends in 1234/u);
    await expect(canvas.queryByText(/more than the amount/)).toBeNull();
  },
};

// FORM-209
/** The browser's Back acts as the back arrow, step by step. */
export const BrowserBack: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Humo/ }));
    await canvas.findByRole('heading', { name: 'Payment' });
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Deposit/ }));
    await canvas.findByText('9860 1201 1555 1234');
    history.back();
    await canvas.findByRole('heading', { name: 'Payment' });
    history.back();
    await canvas.findByRole('heading', { name: 'Choose a payment method' });
  },
};

const rubles = { ...makeFormInit().currencyInfo, code: 'RUB' } as const;

// FORM-209
/** Without a back arrow, Back asks whether to cancel, and No returns to the step. */
export const BrowserBackWithoutArrow: Story = {
  args: { start: makeStart({ init: { ...issued, currencyInfo: rubles } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    history.back();
    await canvas.findByRole('heading', { name: 'Cancel this payment?' });
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'No, go back' }));
    await expect(await canvas.findByText('9860 1201 1555 1234')).toBeVisible();
  },
};

const cancel = fn(makeFormCalls().cancel);
const canceled = { status: 'CANCELED', serverTime, statusDate: serverTime } as const;

// FORM-210
/** The customer cancels: one question, one request, and back to the shop by the cancel url. */
export const Canceled: Story = {
  args: {
    start: makeStart({
      init: issued,
      calls: { cancel, status: () => answered({ ...canceled, endedOn: 'credential' }) },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    cancel.mockClear();
    await expect(await canvas.findByText('Open until 15:14, Tashkent time')).toBeVisible();
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this payment' }));
    await canvas.findByRole('heading', { name: 'Cancel this payment?' });
    await expect(cancel).not.toHaveBeenCalled();
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }));
    const link = await canvas.findByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/cancel');
    await expect(canvas.getByText('This payment was canceled.')).toBeVisible();
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

/** The server is unreachable: the view stays, with a message, and the form keeps trying. */
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

/** The browser reports that it is offline: the form shows it at once, until a call succeeds. */
export const Offline: Story = {
  args: { start: makeStart({ init: issued }) },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText(/No connection/);
    pollNow();
    await waitFor(() => expect(canvas.queryByText(/No connection/)).toBeNull());
  },
};

// FORM-50
/** Out of time, confirmed by a last status request. */
export const OutOfTime: Story = {
  args: { start: makeStart({ init: issued, nowMs: fixtureNowMs + 900_000 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong');
  },
};

/** Out of time, but a last status request shows that the money was received. */
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

// FORM-59
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

/** A reload on Init restores the method and the amount chosen in this tab. */
export const ChoiceAfterReload: Story = {
  beforeEach: () => sessionStorage.setItem('story', '2:5000000'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Uzcard/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Deposit 50.000/ })).toBeEnabled();
  },
};

const credential = fn(() => answered({ amount: 5_000_000 }));

/** A reload without a free account continues waiting. */
export const WaitAfterReload: Story = {
  beforeEach: () => sessionStorage.setItem('story', '2:5000000:asked'),
  args: { start: makeStart({ calls: { credential } }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/All accounts are busy/);
    const choice = { methodId: 2, amount: 5_000_000 };
    await expect(credential).toHaveBeenCalledWith(choice, expect.anything());
  },
};

/** The tab's stored value is used only if it is a valid choice. */
export const BrokenChoice: Story = {
  beforeEach: () => sessionStorage.setItem('story', 'no choice'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a payment method' })).toBeVisible();
  },
};

const withdrawal = { type: 'Withdrawal' } as const;
const payOut = fn(makeFormCalls().payOut);

// FORM-19
/**
 * From the choice of a method to Success, with the payee in between: the displayed amount is paid.
 */
export const WholeWithdrawal: Story = {
  args: {
    start: makeStart({
      init: withdrawal,
      calls: { payOut, status: () => answered({ status: 'DONE', serverTime }) },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    payOut.mockClear();
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Humo/ }));
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Withdraw 480/ }));
    await userEvent.type(await canvas.findByLabelText('Card number'), '9860120115551234');
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Send 480/ }));
    await confirmCheck(canvasElement, userEvent);
    await canvas.findByText('Wait. Withdrawal in progress...');
    await expect(canvas.getByText(/^480/)).toBeVisible();
    const choice = { methodId: 1, amount: 48_000_000 };
    const payee = { credential: '9860120115551234' };
    await expect(payOut).toHaveBeenCalledOnce();
    await expect(payOut).toHaveBeenCalledWith(choice, payee, expect.anything());
    pollNow();
    await canvas.findByText('Money sent');
    await expect(canvas.getByText('The money will be in your account soon')).toBeVisible();
  },
};

const enter = { ...withdrawal, paymentMethodName: 'Humo' };

// FORM-254, FORM-256
/**
 * The browser's Back on the check returns to the entry with its text, and a second one to the
 * amount.
 */
export const BrowserBackOnCheck: Story = {
  args: {
    start: makeStart({
      init: enter,
      // Nothing is sent: a form under way would be shown as sent from another page after five seconds.
      calls: { payOut, status: () => answered({ status: 'NEW', serverTime }) },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    payOut.mockClear();
    const input = await canvas.findByLabelText('Card number');
    await userEvent.type(input, '9860120115551234{Enter}');
    await canvas.findByRole('heading', { name: 'Check before you send' });
    history.back();
    await waitFor(() => expect(input).toBeVisible());
    await expect(input).toHaveValue('9860 1201 1555 1234');
    await userEvent.type(input, '{Enter}');
    await canvas.findByRole('heading', { name: 'Check before you send' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(input).toBeVisible());
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this withdrawal' }));
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'No, go back' }));
    await expect(await canvas.findByLabelText('Card number')).toHaveValue('9860 1201 1555 1234');
    await settled(canvasElement);
    history.back();
    await canvas.findByRole('button', { name: /Withdraw 480/ });
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Withdraw 480/ }));
    await expect(await canvas.findByLabelText('Card number')).toHaveValue('');
    await expect(payOut).not.toHaveBeenCalled();
  },
};

/** The server refuses the number: the field keeps its text and can be corrected. */
export const RefusedNumber: Story = {
  args: {
    start: makeStart({ init: enter, calls: { payOut: () => refusedCall('/credential') } }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = await canvas.findByLabelText('Card number');
    await userEvent.type(input, '9860120115551234{Enter}');
    await confirmCheck(canvasElement, userEvent);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/cannot be sent/));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('9860 1201 1555 1234');
    await userEvent.keyboard('{Backspace}5{Enter}');
    await confirmCheck(canvasElement, userEvent);
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '9860120115551234');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await confirmCheck(canvasElement, userEvent);
    const link = await canvas.findByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/error');
    await expect(canvas.getByText(/did not go through/)).toBeVisible();
  },
};

/** The server is unreachable during the request: the text stays, and the form keeps trying. */
export const DisconnectedWhileSending: Story = {
  args: {
    start: makeStart({ init: enter, calls: { payOut: async () => ({ kind: 'unreachable' }) } }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = await canvas.findByLabelText('Card number');
    await userEvent.type(input, '9860120115551234{Enter}');
    await confirmCheck(canvasElement, userEvent);
    await canvas.findByText(/No connection/);
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    await expect(input).toHaveValue('9860 1201 1555 1234');
    await expect(canvas.getByRole('button', { name: /One moment/ })).toBeVisible();
  },
};
