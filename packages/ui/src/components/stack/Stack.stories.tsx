import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Stack } from './index.ts';

const cell = (text: string) => (
  <Box key={text} padding={12} background="surface" border="hairline" radius="control">
    {text}
  </Box>
);

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: ['Balance', 'Deposit', 'Withdrawal', 'Очень длинная подпись к сумме'].map(cell),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gaps: Story = { args: { gap: 16 } };

export const Centred: Story = { args: { gap: 4, align: 'center' } };
