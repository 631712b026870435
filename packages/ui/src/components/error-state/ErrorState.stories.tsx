import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { ErrorState } from './index.ts';

const onRetry = fn();

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The invoices did not load',
    children: 'The server did not answer. Your filter is kept; try again in a moment.',
    onRetry,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is announced at once, and the way on is a key away. */
export const WithRetry: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The invoices did not load');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const WithoutRetry: Story = {
  render: () => (
    <ErrorState title="This invoice does not exist">
      Check the id, or look for it in the list.
    </ErrorState>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Не удалось загрузить историю изменений состояния платежа',
    children:
      'Soʻrov identifikatori: 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
    retryLabel: 'Попробовать ещё раз',
  },
  decorators: [(Story) => <Box maxWidth="menu">{Story()}</Box>],
};
