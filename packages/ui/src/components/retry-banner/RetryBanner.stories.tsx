import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { RetryBanner } from './index.ts';

const meta = {
  title: 'Components/Feedback/RetryBanner',
  component: RetryBanner,
  args: {
    title: 'These invoices may be out of date',
    problem: { title: 'The server did not answer in time' },
    onRetry: fn(),
  },
} satisfies Meta<typeof RetryBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button tries again. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Waiting for a press, and while it tries again. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <RetryBanner {...args} />
      <RetryBanner {...args} isRetrying />
    </Stack>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: ({ onRetry }) => (
    <Stack gap={16}>
      <RetryBanner
        title="Этот список может быть устаревшим: обновить его не удалось"
        problem={{ title: 'Сервер не ответил вовремя, последние данные получены 26 минут назад' }}
        retryLabel="Попробовать ещё раз"
        onRetry={onRetry}
      />
      <RetryBanner
        title="Roʻyxat eskirgan boʻlishi mumkin"
        problem={{ title: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' }}
        retryLabel="Qayta urinish"
        onRetry={onRetry}
      />
    </Stack>
  ),
};
