import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { readMoneyQuery } from '../../../addresses/money-address.ts';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { makeTransfers } from '../../../fixtures/transfers.ts';
import { AllTransfersView } from './AllTransfersView.tsx';

const meta = {
  title: 'Screens/Back office/All transfers',
  component: AllTransfersView,
  decorators: [inFrame('Money')],
  args: {
    query: readMoneyQuery('tab=all'),
    onQueryChange: fn(),
    names: { account: undefined, provider: undefined },
    onOpenFilter: fn(),
    onDownload: fn(),
    page: { data: makeTransfers(), total: 3 },
    onRetry: fn(),
  },
} satisfies Meta<typeof AllTransfersView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-273
/** A transfer leads to its invoice, or to the queue where it waits for one. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Unmatched' })).toHaveAttribute(
      'href',
      '/money?tab=unmatched&item=77',
    );
    await expect(canvas.getByText('Treasury')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search transfers' }),
      '125000{Enter}',
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: '125000', page: 0 }),
    );
  },
};

// OFFICE-323
/** Each condition is a chip that is removed alone, and the file has what is shown. */
export const Filtered: Story = {
  args: {
    query: readMoneyQuery('tab=all&account=3&currency=UZS&source=provider&from=2026-11-01'),
    names: { account: 'Kapitalbank •••• 1234', provider: undefined },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Account: Kapitalbank •••• 1234')).toBeVisible();
    await expect(canvas.getByText('Since 01/11/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (4)' }));
    await expect(args.onOpenFilter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Currency: UZS/ }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ accountId: 3, currency: undefined }),
    );
  },
};

// OFFICE-903
/** Beside one another on a card, facts of one and of two lines begin on one line. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  // Without the margin of Storybook, which the window of the app has not.
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Seen on the statement').closest<HTMLElement>('[role="row"]');
    const cells = row === null ? [] : within(row).getAllByRole('gridcell');
    const ends = ['Came (UTC)', 'Transfer ID'].map((heading) => {
      const cell = cells.find(({ dataset }) => dataset['heading'] === heading);
      return Math.round(cell?.querySelector('time, a')?.getBoundingClientRect().bottom ?? 0);
    });
    await expect(ends[0]).toBeGreaterThan(0);
    await expect(ends[1]).toBe(ends[0]);
  },
};

export const NothingFound: Story = {
  args: { page: { data: [], total: 0 }, query: readMoneyQuery('tab=all&search=7') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all transfers' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: '', state: 'all' }),
    );
  },
};

export const Empty: Story = { args: { page: { data: [], total: 0 } } };

export const Loading: Story = { args: { page: undefined } };

export const Failed: Story = {
  args: {
    page: undefined,
    problem: new ApiProblem({
      code: 'x',
      kind: 'http',
      status: 503,
      title: 'Service unavailable',
    }),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
