import type { Meta, StoryObj } from '@storybook/react-vite';
import { TerminalSelect } from '@tiyin/ui/payments/terminal-select';
import { expect, fn } from 'storybook/test';
import { makeCurrentUser } from '../fixtures/people.ts';
import { makeTerminals } from '../fixtures/terminals.ts';
import { LayoutView } from './LayoutView.tsx';

const meta = {
  title: 'Screens/Back office/Layout',
  component: LayoutView,
  args: {
    children: <p>A screen stands here.</p>,
    onSignOut: fn(),
    path: '/invoices',
    title: 'Invoices',
    user: makeCurrentUser(),
  },
} satisfies Meta<typeof LayoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnInvoices: Story = {
  args: {
    controls: <TerminalSelect terminals={makeTerminals()} value="" onChange={fn()} />,
    merchantName: 'Bozor',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices');
    await expect(canvas.getByText('Test data')).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/invoices',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Production data is the plain case: nothing marks it. */
export const Production: Story = {
  args: { path: '/invoices/x', title: 'Invoice', user: makeCurrentUser({ testDashboard: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Test data')).toBeNull();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
};
