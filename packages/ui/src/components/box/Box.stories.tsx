import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './index.ts';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  args: { children: 'Merchant balance' },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {
  args: {
    padding: 24,
    background: 'surface',
    border: 'hairline',
    radius: 'card',
    maxWidth: 'form',
  },
};

export const Sunken: Story = {
  args: { padding: 12, background: 'surfaceSunken', radius: 'control' },
};
