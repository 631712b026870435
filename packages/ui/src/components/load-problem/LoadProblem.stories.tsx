import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { LoadProblem } from './index.ts';

const meta = {
  title: 'Components/Feedback/LoadProblem',
  component: LoadProblem,
  args: {
    subject: 'invoices',
    problem: { title: 'The server did not answer in time' },
    hasOlder: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the place of what did not load, with another try. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The invoices did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a problem it draws nothing. */
export const Loaded: Story = {
  args: { problem: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/invoices/)).toBeNull();
  },
};

/** Nothing loaded, trying again, and above older content. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <LoadProblem {...args} />
      <LoadProblem {...args} isRetrying />
      <LoadProblem {...args} hasOlder />
    </Stack>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={16}>
      <LoadProblem
        {...args}
        problem={{ title: 'Сервер временно недоступен: ведутся работы, попробуйте через минуту' }}
      />
      <LoadProblem {...args} hasOlder problem={{ title: 'Oʻzbekiston serveri javob bermadi' }} />
      <LoadProblem
        {...args}
        problem={{ title: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' }}
      />
    </Stack>
  ),
};
