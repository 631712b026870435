import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeCallbacks } from '../../../fixtures/sections.ts';
import { CallbackTries } from './CallbackTries.tsx';

const meta = {
  title: 'Screens/Back office/Tries of callbacks',
  component: CallbackTries,
  args: { callbacks: makeCallbacks() },
} satisfies Meta<typeof CallbackTries>;

export default meta;
type Story = StoryObj<typeof meta>;

// INVOICE-215
/** Each attempt has its time, its status or error, and the start of the response. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HTTP 200')).toBeVisible();
    await expect(canvas.getByText('HTTP 500')).toBeVisible();
    await expect(canvas.getByText('Oops')).toBeVisible();
    await expect(canvas.getByText('The connection was refused')).toBeVisible();
  },
};

const answer = `<html><body><h1>Internal Server Error</h1>\n<p>${'orders_db refused the connection. '.repeat(50)}</p>`;

// INVOICE-215
/** A long answer begins on one line, and all that is stored of it is read on request. */
export const LongAnswer: Story = {
  args: {
    callbacks: makeCallbacks().map((each) => ({
      ...each,
      tries: each.tries.map((one) => ({ ...one, answer })),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Show all' });
    if (first === undefined) throw new Error('no answer is longer than its line');
    await expect(canvas.queryByText(/orders_db/)).toBeNull();
    await userEvent.click(first);
    await expect(canvas.getByRole('figure', { name: 'Answer' })).toHaveTextContent(
      answer.replaceAll(/\s+/g, ' ').trim(),
    );
    const less = canvas.getByRole('button', { name: 'Show less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toHaveFocus();
  },
};
