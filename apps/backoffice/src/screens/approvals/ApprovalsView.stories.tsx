import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { approvalKind } from '@tiyin/domain/approvals';
import { currencies } from '@tiyin/domain/money';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeApproval, makeApprovals } from '../../fixtures/approvals.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { ApprovalsView } from './ApprovalsView.tsx';

const problem = new ApiProblem({
  code: 'unavailable',
  kind: 'http',
  status: 503,
  title: 'Service unavailable',
});

const meta = {
  title: 'Screens/Back office/Approvals',
  component: ApprovalsView,
  decorators: [inFrame('Approvals')],
  args: {
    onOpen: fn(),
    onQueryChange: fn(),
    onRetry: fn(),
    page: { data: makeApprovals(), total: 3 },
    query: { page: 0, shown: 'all', size: 10 },
  },
} satisfies Meta<typeof ApprovalsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-261
/** Each has its change, its object, its size and its state, and opens. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, move, , rejected] = canvas.getAllByRole('row');
    if (!move || !rejected) throw new Error('rows are missing');
    await expect(move).toHaveTextContent(/90\s000\.00/);
    await expect(move).toHaveTextContent(/Status change\s*PENDING → DONE/);
    await expect(within(move).getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      '/invoices/019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    );
    await userEvent.click(within(move).getByRole('button', { name: 'Review' }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.page?.data[0]);
    await expect(rejected).toHaveTextContent('Rejected');
    await expect(within(rejected).getByRole('button', { name: 'Show' })).toBeVisible();
  },
};

const long = makeApproval({
  merchant: { id: 1, name: 'Fruit, vegetables and household goods '.repeat(3) },
  requester: 'Abdurahmonbek Mirzoalimov-Shayxantaxurov',
  subject: {
    type: 'invoice',
    id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    name: `order-${'9'.repeat(58)}`,
  },
});

// OFFICE-261
/** Long names wrap, and none lies over another. */
export const LongNames: Story = {
  args: { page: { data: [long], total: 1 } },
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('link', { name: /order/ }).getBoundingClientRect();
    const merchant = canvas.getByRole('gridcell', { name: /^Fruit/ }).getBoundingClientRect();
    await expect(subject.right).toBeLessThanOrEqual(merchant.left);
  },
};

export const NothingToDecide: Story = {
  args: { page: { data: [], total: 0 }, query: { page: 0, shown: 'toDecide', size: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for you')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'My requests' })).toHaveAttribute(
      'href',
      '/approvals?shown=own',
    );
  },
};

export const Loading: Story = {
  args: { page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading approvals')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { page: undefined, problem },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The approvals did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const movement = makeApproval({
  kind: approvalKind('MOVEMENT'),
  size: { amount: 1_200_000_000, currency: currencies.UZS },
  subject: { type: 'account', id: '17', name: 'Confirmed by hand, Asaka Bank •••• 0117' },
});

// OFFICE-261
/** Beside the sidebar the button of a request is in sight, and the words of its change are whole. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    page: { data: [movement], total: 1 },
    query: { page: 0, shown: 'toDecide', size: 10 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    const { right } = canvas.getByRole('button', { name: 'Review' }).getBoundingClientRect();
    const end = canvas.getByRole('tablist').getBoundingClientRect().right;
    await expect(right).toBeLessThanOrEqual(end);
    const { scrollWidth, clientWidth } = canvas.getByText('Money moved to or from an account');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

// OFFICE-911
/** Among all requests a long change takes one line and its object another: the deadline is below the status. */
export const AllOnADesktop: Story = {
  globals: { viewport: { value: 'w1440' } },
  // Without the margin of Storybook, which the window of the app has not.
  parameters: { layout: 'fullscreen' },
  args: { page: { data: [{ ...movement, merchant: makeApproval().merchant }], total: 1 } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Money moved to or from an account');
    const object = canvas.getByRole('link', { name: /^Confirmed by hand/ });
    const twoLines = 2 * parseFloat(getComputedStyle(words).lineHeight);
    await waitFor(() =>
      expect(Math.max(words.offsetHeight, object.offsetHeight)).toBeLessThan(twoLines),
    );
    await expect(canvas.getByText(/^until /)).toBeVisible();
  },
};

/** On a phone each is a card, and nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
