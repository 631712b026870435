import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Inline } from '../../components/inline/index.ts';
import { UtcClock } from './index.ts';

const start = Date.UTC(2026, 10, 20, 13, 27, 42);

/* A clock that is a second on at each look. */
const tickingClock = () => {
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

export const Playground: Story = {};

/** The time is UTC in every time zone, and is read only on request. */
export const ReadOnRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('13:27:42 UTC');
    await expect(canvas.getByRole('timer')).not.toHaveAttribute('aria-live');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

// OFFICE-8
export const Ticks: Story = {
  args: { now: tickingClock() },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('timer').textContent;
    await waitFor(() => expect(canvas.getByRole('timer')).not.toHaveTextContent(first));
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d:\d\d UTC$/);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap={24}>
      <UtcClock now={() => start} />
      <UtcClock now={() => Date.UTC(2026, 0, 1)} />
      <UtcClock now={() => Date.UTC(2026, 11, 31, 23, 59, 59)} />
    </Inline>
  ),
};

/** It stays on one line in any width, next to words of any length. */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Inline gap={12}>
        <span>Константинопольская Александра, Oʻgʻiloy</span>
        <UtcClock {...args} />
      </Inline>
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer').getClientRects()).toHaveLength(1);
  },
};
