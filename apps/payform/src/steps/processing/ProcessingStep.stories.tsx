import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeFormInit } from '../../fixtures/form-init.ts';
import { makeProcessingState } from '../../fixtures/form-state.ts';
import { formInitFromWire } from '../../form/wire.ts';
import { inForm } from '../../fixtures/in-form.tsx';
import { makeTicket, withTicket } from '../../fixtures/ticket-desk.tsx';
import { ProcessingStep } from './ProcessingStep.tsx';

const meta = {
  title: 'Screens/Payment form/Processing',
  component: ProcessingStep,
  decorators: [inForm],
  args: { state: makeProcessingState(), takesFocus: false },
} satisfies Meta<typeof ProcessingStep>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** The customer wrote to support: the ticket stands in the button's place. */
export const WithATicket: Story = {
  ...ByAPerson,
  decorators: [withTicket(makeTicket())],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ticket number 4071/)).toBeVisible();
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
