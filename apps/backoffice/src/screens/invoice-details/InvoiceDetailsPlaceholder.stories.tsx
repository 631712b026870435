import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { InvoiceDetailsPlaceholder } from './InvoiceDetailsPlaceholder.tsx';

const meta = {
  title: 'Screens/Back office/Invoice details without an invoice',
  component: InvoiceDetailsPlaceholder,
  args: { onRetry: fn() },
} satisfies Meta<typeof InvoiceDetailsPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

const refusal = (status: number, title: string) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title });

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the invoice');
  },
};

export const NotFound: Story = {
  args: { problem: refusal(404, 'Not found') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such invoice')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the invoices' })).toHaveAttribute(
      'href',
      '/invoices',
    );
  },
};

export const NoAccess: Story = { args: { problem: refusal(403, 'Forbidden') } };

export const Failed: Story = {
  args: { problem: refusal(503, 'Service unavailable') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
