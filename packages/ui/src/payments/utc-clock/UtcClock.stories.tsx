import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { UtcClock } from './index.ts';

const start = Date.UTC(2026, 10, 20, 13, 27, 42);

/* A clock that is a second on at each look. */
const everyLookASecond = () => {
  let looks = -1;
  return () => {
    looks += 1;
    return start + looks * 1000 + 999;
  };
};

const meta = {
  title: 'Payments/UtcClock',
  component: UtcClock,
  args: { now: () => start },
} satisfies Meta<typeof UtcClock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The time is UTC wherever the reader sits, and is read only when asked for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('13:27:42 UTC');
    await expect(canvas.getByRole('timer')).not.toHaveAttribute('aria-live');
  },
};

export const Ticks: Story = {
  args: { now: everyLookASecond() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('13:27:48 UTC'));
  },
};
