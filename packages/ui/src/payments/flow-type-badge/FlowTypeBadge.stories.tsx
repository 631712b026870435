import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/inline/index.ts';
import { FlowTypeBadge } from './index.ts';

const meta = {
  title: 'Payments/FlowTypeBadge',
  component: FlowTypeBadge,
  args: { flow: 'DEPOSIT' },
} satisfies Meta<typeof FlowTypeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is written small, as section 2 has it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('deposit')).toBeVisible();
  },
};

export const Both: Story = {
  render: () => (
    <Inline gap={16}>
      <FlowTypeBadge flow="DEPOSIT" />
      <FlowTypeBadge flow="WITHDRAWAL" />
    </Inline>
  ),
};
