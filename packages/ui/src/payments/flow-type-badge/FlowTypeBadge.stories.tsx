import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Inline } from '../../components/inline/index.ts';
import { FlowTypeBadge } from './index.ts';

const meta = {
  title: 'Payments/FlowTypeBadge',
  component: FlowTypeBadge,
  args: { flow: 'DEPOSIT' },
} satisfies Meta<typeof FlowTypeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The code in lower case (OFFICE-29); the arrow is hidden from screen readers, and it is not a
 * control.
 */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('deposit')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** In and out: distinguished by the arrow and the word. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap={16}>
      <FlowTypeBadge flow="DEPOSIT" />
      <FlowTypeBadge flow="WITHDRAWAL" />
    </Inline>
  ),
};

/** The words are the two codes and no others; among long ones the arrow and its word stay together. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <p>
        Счёт 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E,{' '}
        <FlowTypeBadge flow="WITHDRAWAL" /> mijozga toʻlov, <FlowTypeBadge flow="DEPOSIT" />
      </p>
    </Box>
  ),
};
