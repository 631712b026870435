import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Grid } from './index.ts';

const cell = (text: string) => (
  <Box key={text} padding={12} background="surface" border="hairline" radius="control">
    {text}
  </Box>
);

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    children: ['Balance', 'Deposit', 'Withdrawal', 'Очень длинная подпись к сумме'].map(cell),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = { args: { columns: 2 } };

export const FourColumns: Story = { args: { columns: 4, gap: 24 } };
