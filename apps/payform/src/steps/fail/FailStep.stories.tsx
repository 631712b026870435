import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeFormInit } from '../../fixtures/form-init.ts';
import { makeFailState } from '../../fixtures/form-state.ts';
import { formInitFromWire } from '../../form/wire.ts';
import { inForm, makeTimeLeft } from '../../fixtures/in-form.tsx';
import { makeTicket, withTicket } from '../../fixtures/ticket-desk.tsx';
import { FailStep } from './FailStep.tsx';

const meta = {
  title: 'Screens/Payment form/Fail',
  component: FailStep,
  decorators: [inForm],
  args: { state: makeFailState(), timeLeft: makeTimeLeft(), takesFocus: false },
} satisfies Meta<typeof FailStep>;

export default meta;
type Story = StoryObj<typeof meta>;

// FORM-10, FORM-57, FORM-60
/** Canceled, declined or out of time: Continue leads to the cancel url. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/cancel');
  },
};

/** The error is from the Credential step: Continue leads to the error url. */
export const Refused: Story = {
  args: { state: makeFailState({ origin: 'credential', reason: 'refused' }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/error');
  },
};

// FORM-205
/** Out of time: until when money that was sent nevertheless is looked for. */
export const Expired: Story = {
  args: {
    state: makeFailState({
      origin: 'credential',
      reason: 'expired',
      endedOn: 'credential',
      lookedForUntil: '2026-11-20T10:30:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Time ran out/)).toBeVisible();
    await expect(canvas.getByText(/look for your transfer until 15:30, Tashkent/)).toBeVisible();
  },
};

// FORM-205
/** The time in which late money is looked for is over. */
export const NoLongerLookedFor: Story = {
  args: {
    state: makeFailState({ reason: 'expired', lookedForUntil: '2026-11-20T10:00:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/look for your transfer/)).toBeNull();
  },
};

// FORM-207
/** Out of time before any requisites were shown: no word of money that was sent. */
export const ExpiredBeforeRequisites: Story = {
  args: { state: makeFailState({ origin: 'expired', reason: 'expired', endedOn: 'choice' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before you were shown where to send/)).toBeVisible();
    await expect(canvas.getByText(/Go back to the shop to start again/)).toBeVisible();
    await expect(canvas.queryByText(/sent the money/)).toBeNull();
  },
};

export const Canceled: Story = { args: { state: makeFailState({ reason: 'canceled' }) } };

/** The form could not be opened: there is no payment to name and no page to continue to. */
export const NotOpened: Story = {
  args: { state: { step: 'fail', origin: 'init', reason: 'refused' } },
};

/** The customer wrote to support: the ticket replaces the button. */
export const WithATicket: Story = { decorators: [withTicket(makeTicket())] };

/** A message to support is deleted when the customer returns to the shop. */
export const LeftForTheShop: Story = {
  beforeEach: () => {
    sessionStorage.setItem('story-ticket', 'I paid at noon');
    // The story stays, wherever the link leads.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('I paid at noon');
    await expect(sessionStorage.getItem('story-ticket')).toBe('I paid at noon');
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await expect(sessionStorage.getItem('story-ticket')).toBeNull();
  },
};

/** A failed withdrawal: neutral texts, for any reason. */
export const Withdrawal: Story = {
  args: {
    state: makeFailState({ init: formInitFromWire(makeFormInit({ type: 'Withdrawal' })) }),
  },
};

/** On the narrowest phone nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
