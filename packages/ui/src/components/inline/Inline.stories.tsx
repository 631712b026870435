import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Inline } from './index.ts';

const cell = (text: string) => (
  <Box key={text} padding={12} background="surface" border="hairline" radius="control">
    {text}
  </Box>
);

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: ['Balance', 'Deposit', 'Withdrawal', 'Очень длинная подпись к сумме'].map(cell),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = { args: { gap: 8 } };

export const Between: Story = { args: { justify: 'between' } };
