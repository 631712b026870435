import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { expect, fn } from 'storybook/test';
import { MerchantPlaceholder } from './MerchantPlaceholder.tsx';

const problemOf = (status: number, title: string) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title });

const meta = {
  title: 'Screens/Back office/No merchant',
  component: MerchantPlaceholder,
  args: { isLoading: false, onRetry: fn() },
} satisfies Meta<typeof MerchantPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the merchant');
  },
};

/** No merchant yet: people with permission start here. */
export const Empty: Story = { args: { actions: <Button>New Merchant</Button> } };

/** The last chosen merchant was removed: the link leads to the first. */
export const Gone: Story = {
  args: { problem: problemOf(404, 'There is no such thing here'), onForget: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To the first merchant' }));
    await expect(args.onForget).toHaveBeenCalled();
  },
};

export const NotAllowed: Story = {
  args: { problem: problemOf(403, 'You may not do this') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no access to this page')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { problem: problemOf(503, 'The service is not available right now') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
