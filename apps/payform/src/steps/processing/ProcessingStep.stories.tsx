import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtureNowMs, makeFormInit, makeIssued } from '../../fixtures/form-init.ts';
import { makeProcessingState } from '../../fixtures/form-state.ts';
import { formInitFromWire } from '../../form/wire.ts';
import { inForm, makeTimeLeft } from '../../fixtures/in-form.tsx';
import {
  makeReturnable,
  makeTicket,
  withFollowUp,
  withTicket,
} from '../../fixtures/ticket-desk.tsx';
import { ProcessingStep } from './ProcessingStep.tsx';

const meta = {
  title: 'Screens/Payment form/Processing',
  component: ProcessingStep,
  decorators: [inForm],
  args: { state: makeProcessingState(), timeLeft: makeTimeLeft(), takesFocus: false },
} satisfies Meta<typeof ProcessingStep>;

export default meta;
type Story = StoryObj<typeof meta>;

// FORM-54
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  },
};

/** The invoice is in ERROR: the customer need not do anything. */
export const ByAPerson: Story = {
  args: { state: makeProcessingState({ needsPerson: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  },
};

/** The customer wrote to support: the ticket replaces the button. */
export const WithATicket: Story = {
  ...ByAPerson,
  decorators: [withTicket(makeTicket())],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ticket number 4071/)).toBeVisible();
  },
};

/** "I have paid" was pressed so many minutes ago. */
const pressedAgo = (minutes: number) => ({
  since: new Date(fixtureNowMs - minutes * 60_000).toISOString(),
  lookedForUntil: new Date(fixtureNowMs + (60 - minutes) * 60_000).toISOString(),
});

const { issued } = formInitFromWire(makeFormInit({ issued: makeIssued() }));

// FORM-203
/** Pressed first, paid next: the requisites are one press away while no money was seen. */
export const NotSentYet: Story = {
  args: { state: makeProcessingState({ ...pressedAgo(1), issued }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('9860 1201 1555 1234')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Not sent yet? Show the details'));
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy: Card number' })).toBeVisible();
    await expect(canvas.getByText(/until 15:59, Tashkent time/)).toBeVisible();
  },
};

// FORM-203
/** The money was seen: nothing more is to be sent. */
export const MoneySeen: Story = {
  args: { state: makeProcessingState({ ...pressedAgo(1), issued, isAwaited: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('9860 1201 1555 1234')).toBeNull();
  },
};

// FORM-206
/** After three minutes it says that it takes longer. */
export const TakesLonger: Story = {
  args: { state: makeProcessingState({ ...pressedAgo(3.5), issued }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/longer than usual/)).toBeVisible();
    await expect(canvas.getByText('Time since you confirmed: 03:30')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  },
};

// FORM-206
/** After five it offers support. */
export const OffersHelp: Story = {
  args: { state: makeProcessingState({ ...pressedAgo(62), issued }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/much longer than usual/)).toBeVisible();
    await expect(canvas.getByText('Time since you confirmed: 1:02:00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  },
};

const short = { ...pressedAgo(1), issued, receivedAmount: 40_000_000 };

// FORM-258
/** A part came: what is missing, until when, where to send it, and another way out. */
export const PartReceived: Story = {
  args: { state: makeProcessingState(short) },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/400 000 UZS has arrived, 80 000 UZS is missing/u);
    const news = note.closest('[role=status]');
    await expect(news).toHaveTextContent('Part of your payment has arrived');
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy: Card number' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy: Amount' })).toBeVisible();
    await expect(canvas.getByText('80000')).toBeVisible();
    await expect(canvas.getByText(/until 15:59, Tashkent time/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  },
};

// FORM-421
/** A customer who enters where the money shall go back is not shown where to send the rest, until they think again. */
export const PartWantedBack: Story = {
  args: { state: makeProcessingState(short) },
  decorators: [withFollowUp({ returnable: makeReturnable({ amount: 40_000_000 }) })],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Copy: Amount' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Get 400\s000\sUZS back$/u }));
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy: Amount' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('button', { name: 'Copy: Amount' })).toBeVisible();
  },
};

// FORM-258
/** The rest did not come in time: what came is with a person. */
export const PartByAPerson: Story = {
  args: { state: makeProcessingState({ ...short, isAwaited: false, needsPerson: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/80 000 UZS less than the amount/u)).toBeVisible();
    await expect(canvas.queryByText('9860 1201 1555 1234')).toBeNull();
  },
};

/** A withdrawal, which a person looks into: nothing was sent that could be sent again. */
export const WithdrawalByAPerson: Story = {
  args: {
    state: makeProcessingState({
      init: formInitFromWire(makeFormInit({ type: 'Withdrawal' })),
      needsPerson: true,
    }),
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
