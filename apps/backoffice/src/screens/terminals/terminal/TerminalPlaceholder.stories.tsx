import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { TerminalPlaceholder } from './TerminalPlaceholder.tsx';

const problemOf = (status: number, title: string) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title });

const meta = {
  title: 'Screens/Back office/Terminal placeholder',
  component: TerminalPlaceholder,
  args: { onRetry: fn() },
} satisfies Meta<typeof TerminalPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the terminal');
  },
};

export const Missing: Story = { args: { problem: problemOf(404, 'There is no such thing here') } };

export const NoAccess: Story = { args: { problem: problemOf(403, 'You may not do this') } };

export const Failed: Story = {
  args: { problem: problemOf(503, 'Service unavailable') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
