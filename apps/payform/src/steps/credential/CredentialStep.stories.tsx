import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { makeFormInit, makeMethod } from '../../fixtures/form-init.ts';
import { makeCredentialState, makeWaitingState } from '../../fixtures/form-state.ts';
import { inForm, makeTimeLeft } from '../../fixtures/in-form.tsx';
import { formInitFromWire } from '../../form/wire.ts';
import { CredentialStep } from './CredentialStep.tsx';
import type { CredentialStepProps } from './CredentialStep.tsx';

const meta = {
  title: 'Screens/Payment form/Credential',
  component: CredentialStep,
  decorators: [inForm],
  args: {
    state: makeCredentialState(),
    timeLeft: makeTimeLeft(),
    takesFocus: false,
    isCompleting: false,
    onBack: fn(),
    onLeaveWait: fn(),
    onAlternative: fn(),
    onPaid: fn(),
  },
} satisfies Meta<typeof CredentialStep>;

export default meta;
type Story = StoryObj<typeof meta>;

// FORM-27
/** Where to send the money; every line with its own Copy. */
export const Requisites: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    for (const what of ['Card number', 'Amount', 'Payment ID']) {
      await expect(canvas.getByRole('button', { name: `Copy: ${what}` })).toBeEnabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /I have paid/ }));
    await expect(args.onPaid).toHaveBeenCalledOnce();
  },
};

/** A card without a bank or an owner, of the other scheme. */
export const BareCard: Story = {
  args: {
    state: makeCredentialState({
      method: makeMethod({ id: 2, name: 'Uzs' }),
      credentials: { value: '8600120115551234' },
    }),
  },
};

// FORM-29
/** Before the server's response: a spinner, and no button to confirm a payment. */
export const WaitingForAccount: Story = {
  args: { state: makeWaitingState({ attempts: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByText(/^Looking for an account/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /I have paid/ })).toBeNull();
  },
};

function Arriving(props: CredentialStepProps) {
  const [state, setState] = useState(props.state);
  return (
    <>
      <CredentialStep {...props} state={state} />
      <button type="button" onClick={() => setState(makeCredentialState())}>
        Arrive
      </button>
    </>
  );
}

/** The button appears in its reserved place: neither the time nor the amount moves. */
export const AccountFound: Story = {
  args: { state: makeWaitingState({ attempts: 0 }) },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const middleOf = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      // On the page: an element below it may be scrolled to.
      return (top + bottom) / 2 + scrollY;
    };
    // On the button it is visual only; the announced copy is hidden next to it.
    const clock = () => canvas.getAllByText(/^14:32$/)[0] ?? canvas.getByRole('timer');
    const places = () => [
      middleOf(clock()),
      middleOf(canvas.getAllByText(/480/)[0] ?? canvas.getByRole('heading')),
    ];
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('button', { name: /I have paid/ })).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

/** No account is free: why it takes time, and that nothing need be done. */
export const AllBusy: Story = {
  args: { state: makeWaitingState() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All accounts are busy/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /another/ })).toBeNull();
  },
};

/** After a minute another method may be chosen. */
export const LongWait: Story = {
  args: { state: makeWaitingState({ isLongWait: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another method' }));
    await expect(args.onLeaveWait).toHaveBeenCalledOnce();
  },
};

const onlyHumo = { methods: [makeMethod()] };

/** Of one method, another amount may be. */
export const LongWaitForAmount: Story = {
  args: {
    state: makeWaitingState({
      init: formInitFromWire(makeFormInit(onlyHumo)),
      isLongWait: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose another amount' })).toBeVisible();
  },
};

/** Without an alternative, a text says what to do. */
export const LongWaitWithoutChoice: Story = {
  args: {
    state: makeWaitingState({
      init: formInitFromWire(makeFormInit({ ...onlyHumo, canChangeAmount: false })),
      isLongWait: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/go back to the shop/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/**
 * Another page of this form, or the shop, chose differently: the current choice, and what to do
 * about money already sent.
 */
export const Changed: Story = {
  args: { state: makeCredentialState({ notice: 'changed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has changed/)).toBeVisible();
  },
};

/** A fourth amount is refused: the last one stays, with its requisites. */
export const AmountsUsedUp: Story = {
  args: { state: makeCredentialState({ notice: 'amounts-used-up' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/up to three times/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /I have paid/ })).toBeEnabled();
  },
};

/** The request is running: a second press does nothing, and there is no way back. */
export const Completing: Story = {
  args: { isCompleting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /One moment/ }));
    await expect(args.onPaid).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

// FORM-25
/** Neither the amount nor the method can be changed. */
export const NoWayBack: Story = {
  args: {
    state: makeCredentialState({
      init: formInitFromWire(makeFormInit({ canChangeAmount: false, methods: [makeMethod()] })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** Neither hours nor minutes remain. */
export const LastMinute: Story = { args: { timeLeft: makeTimeLeft(42) } };

// FORM-255
/** On the narrowest phone nothing overflows, and nothing covers the instructions for paying. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const warning = canvas.getByText(/When the time runs out, do not send money/);
    const { left, top, height, bottom } = warning.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(page.clientHeight);
    const { ownerDocument } = canvasElement;
    await expect(ownerDocument.elementFromPoint(left + 4, top + height / 2)).toBe(warning);
  },
};

// FORM-250
/** No account is free for the amount, but for nearby ones: one press chooses one. */
export const Nearby: Story = {
  args: {
    state: { ...makeWaitingState(), attempts: 1, alternatives: [48_000_100, 47_999_900] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/These amounts work at once/)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^479.999/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^480.001/ }));
    await expect(args.onAlternative).toHaveBeenCalledWith(48_000_100);
  },
};

// FORM-250
/** The customer has too many open payments: what to do, and that the page retries. */
export const TooManyOpenPayments: Story = {
  args: { state: { ...makeWaitingState(), attempts: 1, isLimited: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too many open payments/)).toBeVisible();
  },
};

// FORM-251
/** A fixed amount was raised slightly, with a note. */
export const Adjusted: Story = {
  args: {
    state: makeCredentialState({
      init: formInitFromWire(makeFormInit({ canChangeAmount: false })),
      amount: 48_000_100,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The amount is 1.UZS higher than ordered/)).toBeVisible();
  },
};
