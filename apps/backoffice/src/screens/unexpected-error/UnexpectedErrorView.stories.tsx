import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnexpectedErrorView } from './UnexpectedErrorView.tsx';

const meta = {
  title: 'Screens/Back office/Unexpected error',
  component: UnexpectedErrorView,
  args: { message: '503 Service unavailable', onBack: fn() },
} satisfies Meta<typeof UnexpectedErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-2
export const Broken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Unexpected Application Error!')).toBeVisible();
    await expect(canvas.getByText('503 Service unavailable')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

// OFFICE-3
export const ChunkFailed: Story = {
  args: { message: 'Loading chunk invoices failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
