import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { readMoneyQuery } from '../../../addresses/money-address.ts';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { makeSuspense } from '../../../fixtures/returns.ts';
import { SuspenseView } from './SuspenseView.tsx';

const page = makeSuspense();
const [ofInvoice, ofTransfer] = page.data;
const problem = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Service unavailable' });

const meta = {
  title: 'Screens/Back office/Money in suspense',
  component: SuspenseView,
  decorators: [inFrame('Money')],
  args: {
    query: readMoneyQuery('tab=suspense'),
    onQueryChange: fn(),
    page,
    onRetry: fn(),
    chosen: ofInvoice,
    onChoose: fn(),
  },
} satisfies Meta<typeof SuspenseView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-292
/** The sums by age, and the way to the invoice and to the return. */
export const OfAnInvoice: Story = {
  args: { onReturn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const totals = within(canvas.getByRole('grid', { name: 'Totals in suspense' }));
    await expect(totals.getByText('8 to 30 days')).toBeVisible();
    const pane = within(canvas.getByRole('region', { name: 'Money' }));
    await expect(pane.getByRole('link', { name: 'Open the invoice' })).toHaveAttribute(
      'href',
      `/invoices/${ofInvoice?.invoiceId}`,
    );
    await userEvent.click(pane.getByRole('button', { name: 'Return money' }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};

/** A transfer without an invoice is assigned among the unmatched. */
export const OfATransfer: Story = {
  args: { chosen: ofTransfer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Assign' })).toHaveAttribute(
      'href',
      '/money?tab=unmatched&item=77',
    );
  },
};

/** Without the permission it is read-only. */
export const Looking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Return money' })).toBeNull();
  },
};

export const Nothing: Story = {
  args: { chosen: undefined, page: { data: [], total: 0, totals: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing stands in suspense')).toBeVisible();
  },
};

// OFFICE-901
/** A skeleton of the queue, and what loads is announced. */
export const Loading: Story = {
  args: { chosen: undefined, page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading money in suspense')).toHaveRole('status');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Failed: Story = {
  args: { chosen: undefined, page: undefined, problem: problem(503) },
};

export const NoAccess: Story = {
  args: { chosen: undefined, page: undefined, problem: problem(403) },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const { documentElement: root } = canvasElement.ownerDocument;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
