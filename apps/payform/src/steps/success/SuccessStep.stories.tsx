import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { makeFormInit } from '../../fixtures/form-init.ts';
import { successState } from '../../fixtures/form-state.ts';
import { formInitFromWire } from '../../form/wire.ts';
import { inForm } from '../../fixtures/in-form.tsx';
import { makeFormReturn, makeReturnable, withFollowUp } from '../../fixtures/ticket-desk.tsx';
import { SuccessStep } from './SuccessStep.tsx';

const meta = {
  title: 'Screens/Payment form/Success',
  component: SuccessStep,
  decorators: [inForm],
  args: { state: successState, takesFocus: false },
} satisfies Meta<typeof SuccessStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

/** It appeared while the page was open: the heading has the focus, so that it is read. */
export const JustNow: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The money of a withdrawal was sent. */
export const Withdrawal: Story = {
  args: {
    state: { ...successState, init: formInitFromWire(makeFormInit({ type: 'Withdrawal' })) },
  },
};

// FORM-258
/** More came than the amount: how much, and the way to get it back. */
export const TooMuch: Story = {
  args: { state: { ...successState, receivedAmount: 96_000_000 } },
  play: async ({ canvas }) => {
    const news = canvas.getByText(/960 000 UZS has arrived, 480 000 UZS more than the amount/u);
    await expect(news.closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  },
};

// FORM-272
/** The customer's own card, then a question, then the state of the request; each is read aloud. */
export const ReturnRequested: Story = {
  args: { state: { ...successState, receivedAmount: 68_000_000 } },
  decorators: [withFollowUp({ returnable: makeReturnable() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Get 200\s000\sUZS back$/u }));
    const heading = await canvas.findByRole('heading', { level: 2 });
    await waitFor(() => expect(heading).toHaveFocus());
    const field = canvas.getByRole('textbox', { name: 'Card number' });
    await userEvent.type(field, '9860120115551');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too few digits/));
    await userEvent.type(field, '234');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('9860 1201 1555 1234')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, request it' }));
    const news = await canvas.findByText(/Our staff check it, and the answer appears here/);
    await expect(news.closest('[role=status]')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /back$/ })).toBeNull();
  },
};

// FORM-420, FORM-421
/** While the payee is entered there is nothing else to enter; then the receipt is attached to the request. */
export const ReturnWithReceipt: Story = {
  args: { state: { ...successState, receivedAmount: 68_000_000 } },
  decorators: [withFollowUp({ returnable: makeReturnable() })],
  beforeEach: async () => {
    await import('../../ticket/ReceiptUpload.tsx');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Get 200\s000\sUZS back$/u }));
    await canvas.findByRole('heading', { level: 2 });
    await expect(canvas.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '9860120115551234');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, request it' }));
    await canvas.findByRole('button', { name: 'Choose a file' });
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File([new Uint8Array(20)], 'receipt.png', { type: 'image/png' });
    if (field) await userEvent.upload(field, file);
    const news = await canvas.findByText('The receipt is attached.');
    await expect(news.closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  },
};

// FORM-271
/** Not approved: the answer of support, and another request. */
export const ReturnRejected: Story = {
  args: { state: { ...successState, receivedAmount: 68_000_000 } },
  decorators: [
    withFollowUp({
      returnable: makeReturnable(),
      moneyReturn: makeFormReturn({ status: 'REJECTED', answer: 'Your bank took it back' }),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Answer of support: Your bank took it back');
    await expect(canvas.getByRole('button', { name: /^Get .* back$/u })).toBeVisible();
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
