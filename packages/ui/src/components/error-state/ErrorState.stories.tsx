import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
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
  beforeEach: () => {
    onRetry.mockClear();
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** It is announced at once, and the way on is a key away. */
export const WithRetry: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The invoices did not load');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
};

/** While it tries again the button keeps the focus and does nothing more. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutRetry: Story = {
  render: () => (
    <ErrorState title="This invoice does not exist">
      Check the id, or look for it in the list.
    </ErrorState>
  ),
};

/** With a way on, on it, and without one. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={8}>
      <ErrorState {...args} />
      <ErrorState {...args} onRetry={onRetry} isRetrying />
      <ErrorState title="This invoice does not exist">
        Check the id, or look for it in the list.
      </ErrorState>
    </Stack>
  ),
};

const unbroken = '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E';

export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        <ErrorState
          title="Не удалось загрузить историю изменений состояния платежа"
          onRetry={onRetry}
          retryLabel="Попробовать загрузить историю ещё раз"
        >
          Soʻrov identifikatori: {unbroken}
        </ErrorState>
        <ErrorState title={unbroken} />
        <ErrorState title="—" />
      </Stack>
    </Box>
  ),
};
