import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { makeAccounts } from '../../fixtures/accounts.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { AccountsView } from './AccountsView.tsx';

const rows = makeAccounts().map((account) => ({ ...account, isPending: false }));
const problem = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Service unavailable' });

const meta = {
  title: 'Screens/Back office/Accounts',
  component: AccountsView,
  args: {
    query: { page: 0, search: '', size: 10, sort: 'newest' },
    onQueryChange: fn(),
    onRetry: fn(),
    page: { data: rows, total: rows.length },
  },
} satisfies Meta<typeof AccountsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const mayEdit = { onNew: fn(), onToggle: fn() };

// OFFICE-71, ROUTING-15
/** The cell toggles; the rest of the row leads to the account. */
export const Full: Story = {
  args: mayEdit,
  play: async ({ args, canvas, userEvent }) => {
    mayEdit.onToggle.mockClear();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'ID',
      'Provider name',
      'Payment method',
      'Bank name',
      'Balance and limit',
      'Health',
      'Enabled',
    ]);
    const row = canvas.getByRole('row', { name: /Xalq Banki/ });
    await userEvent.click(within(row).getByRole('switch', { name: 'Off' }));
    await expect(args.onToggle).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), true);
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/accounts/2');
    // Where the cell is blank, too.
    const cell = within(row).getByRole('switch').closest<HTMLElement>('[role="gridcell"]');
    const { bottom, right } = cell?.getBoundingClientRect() ?? new DOMRect();
    const end = document.elementFromPoint(right - 3, bottom - 3);
    await userEvent.click(end ?? canvas.getByRole('grid'));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'New Account' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};

// OFFICE-312
/** The figures of each account, and an order by the used share of the limit. */
export const Figures: Story = {
  args: {
    onQueryChange: fn(),
    page: {
      data: rows.map((row, place) => ({
        ...row,
        ...(place === 1 && { balance: 1_900_000_000, expected: 0 }),
        ...(place === 2 && { balance: 2_000_000_000, expected: 5_000_000 }),
        ...(place === 0 && { pausedDate: '2026-11-20T10:00:00.000Z' }),
      })),
      total: rows.length,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const healths = ['Paused', 'Near limit', 'Full', 'No number'];
    for (const health of healths) await expect(canvas.getByText(health)).toBeVisible();
    const row = canvas.getByRole('row', { name: /Xalq Banki/ });
    await expect(within(row).getByText('UZS cards')).toBeVisible();
    const meter = within(row).getByRole('meter', { name: 'Use of the limit' });
    await expect(meter).toHaveAttribute('aria-valuenow', '95');
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(/^95 % of/));
    await userEvent.click(canvas.getByRole('button', { name: 'Balance and limit' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ page: 0, sort: 'most_used' }),
    );
  },
};

/** The requested state is shown while it is being saved, and cannot be changed meanwhile. */
export const Toggling: Story = {
  args: {
    ...mayEdit,
    onToggle: fn(),
    page: { data: rows.map((row) => ({ ...row, isPending: row.id === 2 })), total: rows.length },
  },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Xalq Banki/ });
    await userEvent.click(within(row).getByRole('switch'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

// PEOPLE-23
/** Without people.account.edit there is nothing to press. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'New Account' })).toBeNull();
    await expect(canvas.getByText('Off')).toBeVisible();
  },
};

export const Loading: Story = { args: { ...mayEdit, page: undefined } };

export const Empty: Story = {
  args: { ...mayEdit, page: { data: [], total: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText('No accounts')).toBeVisible(),
};

export const NothingFound: Story = {
  args: {
    ...mayEdit,
    page: { data: [], total: 0 },
    query: { page: 0, search: '99', size: 10, sort: 'newest' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all accounts' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      page: 0,
      search: '',
      size: 10,
      sort: 'newest',
    });
  },
};

export const Failed: Story = { args: { ...mayEdit, page: undefined, problem: problem(503) } };

export const OutOfDate: Story = { args: { ...mayEdit, problem: problem(503) } };

export const NoAccess: Story = { args: { page: undefined, problem: problem(403) } };

export const OnAPhone: Story = {
  args: mayEdit,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('Accounts')],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    // The meter has a line of its own below the facts.
    const [first] = within(canvas.getByRole('grid')).getAllByText(/%$/);
    const cell = first?.closest<HTMLElement>('[role="gridcell"]');
    const row = first?.closest<HTMLElement>('[role="row"]');
    await expect(cell?.offsetWidth).toBeGreaterThan((row?.clientWidth ?? 0) * 0.8);
  },
};
