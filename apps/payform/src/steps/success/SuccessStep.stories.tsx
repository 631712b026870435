import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { makeFormInit } from '../../fixtures/form-init.ts';
import { successState } from '../../fixtures/form-state.ts';
import { formInitFromWire } from '../../form/wire.ts';
import { inForm } from '../../fixtures/in-form.tsx';
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

/** On the narrowest phone nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
