import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { height: 'text', width: 'medium' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Shapes: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack gap={12}>
        <Skeleton height="headline" width="long" />
        <Skeleton height="text" width="full" />
        <Skeleton height="text" width="medium" />
        <Skeleton height="badge" width="short" />
        <Skeleton height="control" width="full" />
        <Skeleton height="block" />
      </Stack>
    </Box>
  ),
};
