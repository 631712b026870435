import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { DisclosureGroup } from '@tiyin/ui/disclosure';
import { PermissionsProvider } from '@tiyin/ui/payments/permission-gate';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import {
  makeCallbacks,
  makeErrors,
  makeEvents,
  makePostings,
  makeRoutingDecisions,
  makeTransactions,
} from '../../../fixtures/sections.ts';
import { callbackTable, transactionTable } from './delivery-tables.tsx';
import { errorTable, eventTable } from './event-tables.tsx';
import { InvoiceSection } from './InvoiceSection.tsx';
import { postingRows, postingTable } from './posting-table.tsx';
import { routingRows, routingTable } from './routing-table.tsx';

const onRetry = fn();
const onExpandedChange = fn();

const problem = new ApiProblem({
  code: 'x',
  kind: 'http',
  status: 503,
  title: 'Service unavailable',
});

function All(): ReactElement {
  const rest = { onExpandedChange, onRetry };
  return (
    <DisclosureGroup>
      <InvoiceSection {...errorTable} {...rest} rows={makeErrors()} />
      <InvoiceSection {...eventTable} {...rest} rows={makeEvents()} />
      <InvoiceSection {...callbackTable} {...rest} rows={makeCallbacks()} />
      <InvoiceSection {...transactionTable} {...rest} rows={makeTransactions()} />
      <InvoiceSection {...routingTable} {...rest} rows={routingRows(makeRoutingDecisions())} />
      <InvoiceSection {...postingTable} {...rest} rows={postingRows(makePostings())} />
    </DisclosureGroup>
  );
}

const meta = {
  title: 'Screens/Back office/Invoice sections',
  component: All,
  decorators: [
    (Story) => (
      <PermissionsProvider permissions={[]}>
        <Story />
      </PermissionsProvider>
    ),
  ],
} satisfies Meta<typeof All>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function openAll({ canvas, userEvent }: Tools): Promise<void> {
  for (const heading of canvas.getAllByRole('button', { expanded: false })) {
    await userEvent.click(heading);
  }
}

// INVOICE-58, INVOICE-59, INVOICE-467, INVOICE-468, OFFICE-47, OFFICE-52, ROUTING-29
/** Each is counted, and has its columns (OFFICE-47). */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    onExpandedChange.mockClear();
    const headings = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Errors (2)',
      'Event Log (2)',
      'Callbacks (4)',
      'Transactions (5)',
      'Routing (6)',
      'Ledger postings (5)',
    ]);
    await openAll({ canvas, userEvent });
    await expect(onExpandedChange).toHaveBeenCalledTimes(6);
    const columns = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns.join(', ')).toBe(
      'Code, Description, Provider, Time (UTC), ' +
        'Code, Description, Event time (UTC), User ID, ' +
        'ID, Type, Status, For invoice status, Create date (UTC), Execution date (UTC), ' +
        'Tries, ' +
        'Id, Status, Create date (UTC), Status date (UTC), ' +
        'Account ID, Outcome, Time (UTC), ' +
        'Ledger account, Sum, Posted for, Reason, Time (UTC)',
    );
    await expect(canvas.getByText(/^next try/)).toBeVisible();
    await expect(canvas.getByText('Passed over: its limit is reached')).toBeVisible();
    await expect(canvas.getByText('Merchant balance')).toBeVisible();
    await expect(canvas.getByText('provider_timed_out')).toBeVisible();
    await expect(canvas.getByText(/The bank of the payee is closed/)).toHaveTextContent(
      /^bank_closed/,
    );
    await expect(canvas.getByText('The payout was refused: “The card is closed”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '3 (··1230)' })).toHaveAttribute(
      'href',
      '/accounts/3',
    );
    // Six of the routing, one of a posting.
    await expect(canvas.getAllByRole('button', { name: 'Copy: Account ID' })).toHaveLength(7);
    await expect(canvas.getAllByRole('button', { name: 'Copy: Callback ID' })).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Copy: Transaction ID' })).toHaveLength(5);
  },
};

/** Without rows each shows its own text. */
export const Empty: Story = {
  render: () => (
    <DisclosureGroup>
      <InvoiceSection {...errorTable} onRetry={onRetry} rows={[]} />
      <InvoiceSection {...eventTable} onRetry={onRetry} rows={[]} />
      <InvoiceSection {...callbackTable} onRetry={onRetry} rows={[]} />
      <InvoiceSection {...transactionTable} onRetry={onRetry} rows={[]} />
      <InvoiceSection {...routingTable} onRetry={onRetry} rows={[]} />
      <InvoiceSection {...postingTable} onRetry={onRetry} rows={[]} />
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Errors (0)' })).toBeVisible();
    await openAll({ canvas, userEvent });
    await expect(canvas.getByText('No errors')).toBeVisible();
    await expect(canvas.getByText('No transactions')).toBeVisible();
    // A sentence says it: headings without rows say nothing more.
    await expect(canvas.queryAllByRole('columnheader')).toHaveLength(0);
  },
};

/** Unknown rows have no count; counted ones show it before they are loaded. */
export const Loading: Story = {
  render: () => (
    <DisclosureGroup>
      <InvoiceSection {...errorTable} onRetry={onRetry} rows={undefined} />
      <InvoiceSection {...eventTable} onRetry={onRetry} rows={undefined} count={7} />
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const [errors, events] = canvas.getAllByRole('button');
    await expect(errors).toHaveTextContent(/^Errors\s*$/);
    await expect(events).toHaveTextContent('Event Log (7)');
    await openAll({ canvas, userEvent });
    await expect(canvas.getByText('Loading: Errors')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  render: () => <InvoiceSection {...eventTable} {...{ onRetry, problem }} rows={undefined} />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await openAll({ canvas, userEvent });
    await expect(canvas.getByText('Event Log did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** On a phone each row is a card of its own, and nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openAll({ canvas, userEvent });
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Old rows stay, with a message that they may be out of date. */
export const OutOfDate: Story = {
  render: () => (
    <InvoiceSection {...errorTable} rows={makeErrors()} problem={problem} onRetry={onRetry} />
  ),
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await openAll({ canvas, userEvent });
    await expect(canvas.getByText('Errors may be out of date')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Errors' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Earlier rows are in the archive: said instead of "No errors", and below the rows that are there (INVOICE-640). */
export const Archived: Story = {
  render: () => {
    const note = 'Earlier events are in the archive';
    const rest = { note, onExpandedChange, onRetry };
    return (
      <DisclosureGroup>
        <InvoiceSection {...errorTable} {...rest} rows={[]} />
        <InvoiceSection {...eventTable} {...rest} rows={makeEvents()} />
      </DisclosureGroup>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await openAll({ canvas, userEvent });
    await expect(canvas.getAllByText('Earlier events are in the archive')).toHaveLength(2);
    await expect(canvas.queryByText('No errors')).toBeNull();
  },
};
