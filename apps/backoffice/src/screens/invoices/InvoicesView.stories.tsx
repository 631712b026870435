import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeInvoiceList, makeInvoiceListItem, makeStatus } from '../../fixtures/invoices.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { permissions } from '@tiyin/domain/permissions';
import { ColumnChoice } from '@tiyin/ui/column-choice';
import { BulkActionsView } from './bulk/BulkActionsView.tsx';
import { useSelection } from './bulk/useSelection.ts';
import type { ComponentProps } from 'react';
import { InvoicesView } from './InvoicesView.tsx';
import {
  accountColumn,
  assigneeColumn,
  commonColumns,
  errorColumn,
  invoiceColumns,
  merchantColumn,
} from './columns.tsx';
import { noFilter } from '../../addresses/invoice-filter.ts';

const meta = {
  title: 'Screens/Back office/Invoices',
  component: InvoicesView,
  args: {
    columns: invoiceColumns,
    hiddenColumns: [],
    onOpenFilter: fn(),
    onQueryChange: fn(),
    onReport: fn(),
    onShowNewer: fn(),
    viewControls: (
      <ColumnChoice columns={invoiceColumns} hiddenColumns={[]} onHiddenColumnsChange={fn()} />
    ),
    onRetry: fn(),
    page: { data: makeInvoiceList(10), total: 128, totalIsCapped: false },
    query: { filter: noFilter, page: 0, size: 10, sort: 'newest', terminalId: 12 },
  },
} satisfies Meta<typeof InvoicesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const offline = new ApiProblem({
  code: 'network',
  kind: 'network',
  status: 0,
  title: 'The server cannot be reached',
});

// OFFICE-29
/** Beside the icons of the sidebar in a window of 1024 px every amount is whole. */
export const BesideASidebar: Story = {
  render: (args) => (
    <div style={{ inlineSize: '56rem' }}>
      <WithSelection {...args} onColumnWidthsChange={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('grid', { name: 'Invoices' }).parentElement;
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  },
};

// OFFICE-443
/** One choice sets both days of the filter. */
export const Period: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Today' }));
    const today = new Date().toISOString().slice(0, 10);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...args.query,
      filter: { ...args.query.filter, dateFrom: today, dateTo: today },
    });
  },
};

// OFFICE-29
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = args.page?.data ?? [];
    const link = canvas.getByRole('link', { name: first?.invoiceId.toUpperCase() ?? '' });
    await expect(link).toHaveAttribute('href', `/invoices/${first?.invoiceId}`);
    const row = link.closest('[role="row"]');
    await expect(row).toHaveTextContent(first?.flowType.code.toLowerCase() ?? 'none');
    await expect(row).toHaveTextContent(first?.invoiceStatus.code ?? 'none');
    await expect(row).toHaveTextContent(first?.currency.code ?? 'none');
    await expect(canvas.getAllByText('Test')).toHaveLength(
      args.page?.data.filter(({ isTestProcessing }) => isTestProcessing).length ?? 0,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      ...args.query,
      page: 2,
    });
  },
};

// OFFICE-450
/** People who see several merchants find the merchant on each row. */
export const OfMerchants: Story = {
  args: { columns: [...invoiceColumns, merchantColumn] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Merchant' })).toBeVisible();
    await expect(canvas.getAllByText('Samarqand Market')).toHaveLength(args.page?.data.length ?? 0);
  },
};

// OFFICE-460
/** A deposit brings its amount without the fee; an invoice that is not finished has changed nothing yet. */
export const EveryColumn: Story = {
  args: {
    columns: [...commonColumns, merchantColumn],
    page: {
      data: [
        makeInvoiceListItem(),
        makeInvoiceListItem({
          invoiceId: '019aa1f2-7c40-7e11-9b52-4f6d20c1a002',
          flowType: { code: 'WITHDRAWAL' },
        }),
        makeInvoiceListItem({
          invoiceId: '019aa1f2-7c40-7e11-9b52-4f6d20c1a003',
          invoiceStatus: makeStatus('NEW'),
          fee: null,
          paymentMethod: null,
        }),
      ],
      total: 3,
      totalIsCapped: false,
    },
  },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    await expect(texts[0]).toMatch(/order-88214.*u-40917.*Humo.*18 750\.00.*1 231 250\.00/);
    await expect(texts[1]).toMatch(/18 750\.00.*− ?1 268 750\.00/);
    await expect(texts[2]).not.toMatch(/18 750/);
  },
};

// OFFICE-472, OFFICE-621
/** An invoice without an account, an error or an assignee leaves the cells empty; an account without a number has its id. */
export const AccountAndError: Story = {
  args: {
    columns: [...invoiceColumns, accountColumn, errorColumn, assigneeColumn],
    page: {
      data: [
        makeInvoiceListItem({
          invoiceStatus: makeStatus('DECLINED'),
          paymentAccount: { id: 3, lastFour: '1234', bankName: 'Kapitalbank' },
          lastError: {
            id: 7,
            code: 'payout_refused',
            description: 'The payout was refused',
            eventTime: '2026-11-20T13:27:31.000Z',
          },
        }),
        makeInvoiceListItem({
          invoiceId: '019aa1f2-7c40-7e11-9b52-4f6d20c1a002',
          paymentAccount: { id: 41, lastFour: '' },
          assignee: { id: 4, name: 'Timur Aliev' },
        }),
        makeInvoiceListItem({ invoiceId: '019aa1f2-7c40-7e11-9b52-4f6d20c1a003' }),
      ],
      total: 3,
      totalIsCapped: false,
    },
  },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent);
    await expect(texts[0]).toMatch(/Kapitalbank •••• 1234.*The payout was refused payout_refused/);
    await expect(texts[1]).toMatch(/ID 41.*Timur Aliev/);
    await expect(texts[2]).not.toMatch(/ID \d|••••|refused/);
  },
};

function WithSelection(props: ComponentProps<typeof InvoicesView>) {
  const { onClear, selected, selection } = useSelection('', props.page?.data ?? []);
  const bulk = (
    <BulkActionsView
      invoices={selected}
      permissions={permissions}
      {...{ onClear }}
      onAct={fn()}
      onExport={fn()}
    />
  );
  return <InvoicesView {...props} {...{ bulk, selection }} />;
}

// OFFICE-480
/** Several invoices are selected; the rows stay links. */
export const Selecting: Story = {
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [, first, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    await userEvent.click(second ?? document.body);
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText('2 selected')).toBeNull();
    await expect(first).not.toBeChecked();
    await expect(second).toHaveFocus();
  },
};

// OFFICE-484
/** A pressed heading requests another order, from the first page on. */
export const Sorting: Story = {
  args: { query: { filter: noFilter, page: 2, size: 10, sort: 'newest', terminalId: 12 } },
  play: async ({ args, canvas, userEvent }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(heading('Created (UTC)')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...args.query,
      page: 0,
      sort: 'largest',
    });
    await expect(canvas.queryByRole('button', { name: 'Flow' })).toBeNull();
  },
};

// API-8, OFFICE-21
/** Another page size starts again on the first page. */
export const PageSize: Story = {
  args: { query: { filter: noFilter, page: 3, size: 10, sort: 'newest', terminalId: 12 } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Items Per Page' }));
    const list = canvasElement.ownerDocument.body.querySelector('[role="listbox"]');
    await expect(list).not.toBeNull();
    const option = [...(list?.querySelectorAll('[role="option"]') ?? [])].find(
      ({ textContent }) => textContent === '25',
    );
    if (option !== undefined) await userEvent.click(option);
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      ...args.query,
      page: 0,
      size: 25,
    });
  },
};

/** The first response is loading: placeholder rows. */
export const Loading: Story = {
  args: { page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Another page's rows, while the requested ones load. */
export const NextPageLoading: Story = {
  args: {
    isStale: true,
    query: { filter: noFilter, page: 1, size: 10, sort: 'newest', terminalId: 12 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { page: { data: [], total: 0, totalIsCapped: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show all invoices' })).toBeNull();
  },
};

const narrow = {
  filter: { ...noFilter, dateFrom: '2026-11-01', flowType: 'DEPOSIT', statusIds: [1, 5] },
  page: 3,
  size: 10,
  sort: 'newest',
  terminalId: 12,
} as const;

/**
 * Active conditions are visible, and removable one by one or all at once; the list returns to the
 * first page.
 */
export const Filtered: Story = {
  args: { query: narrow },
  play: async ({ args, canvas, userEvent }) => {
    const filters = within(await canvas.findByRole('grid', { name: 'Filters' }));
    await expect(filters.getAllByRole('row')).toHaveLength(4);
    const done = within(filters.getByRole('row', { name: /Status: DONE/ }));
    await userEvent.click(done.getByRole('button'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...narrow,
      filter: { ...narrow.filter, statusIds: [1] },
      page: 0,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...narrow,
      filter: noFilter,
      page: 0,
    });
  },
};

// OFFICE-33
/** A filter without results offers to clear it. */
export const FilteredToNothing: Story = {
  args: { page: { data: [], total: 0, totalIsCapped: false }, query: { ...narrow, page: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all invoices' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      ...narrow,
      filter: noFilter,
      page: 0,
    });
  },
};

/** Enter searches at once, a pause a little later, and the cross takes it off. */
export const Search: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search invoices' });
    await userEvent.type(box, ' order-1 {Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      ...args.query,
      filter: { ...noFilter, search: 'order-1' },
    });
    await userEvent.type(box, 'u-40');
    await waitFor(() =>
      expect(args.onQueryChange).toHaveBeenLastCalledWith({
        ...args.query,
        filter: { ...noFilter, search: 'u-40' },
      }),
    );
  },
};

// OFFICE-30
/** Icon alone, but named. */
export const Report: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get report' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(args.onOpenFilter).toHaveBeenCalledOnce();
  },
};

/** New invoices wait until the person shows them. */
export const Newer: Story = {
  args: { newer: { count: 3, countIsCapped: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 new invoices')).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: '3 new' }));
    await expect(args.onShowNewer).toHaveBeenCalledOnce();
  },
};

/** Some columns are put away; the rest stays as it was. */
export const FewColumns: Story = {
  args: { hiddenColumns: ['statusDate', 'flowType'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { page: undefined, problem: offline },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Old data stays, with a message that it may be out of date. */
export const OutOfDate: Story = {
  args: { problem: offline },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('These invoices may be out of date')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(args.page?.data.length ?? 0);
  },
};

/** Nothing that the person may not see is shown, not even its frame. */
export const NoAccess: Story = {
  args: {
    page: undefined,
    problem: new ApiProblem({ code: 'forbidden', kind: 'http', status: 403, title: 'Forbidden' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Long names and ids, in more than one script. */
export const Texts: Story = {
  args: {
    columns: [...invoiceColumns, merchantColumn],
    page: {
      data: [
        makeInvoiceListItem({
          merchant: { id: 2, name: 'Общество с ограниченной ответственностью «Самарқанд савдо»' },
          terminal: {
            id: 12,
            name: 'Терминал для приёма депозитов с карт Humo и Uzcard, запасной',
          },
        }),
        makeInvoiceListItem({
          amount: 999_999_999_999_99,
          invoiceId: '019aa1f2-7c40-7e11-9b52-4f6d20c1a002',
          terminal: { id: 13, name: 'Toʻlovgʻazna'.repeat(6) },
        }),
      ],
      total: 2,
      totalIsCapped: false,
    },
  },
};

/** As a person sees it: in the frame of every page. */
export const WholePage: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('Invoices')],
};

/** The same on a phone: the table scrolls inside itself, the page does not. */
export const OnAPhone: Story = {
  ...WholePage,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

// INVOICE-220
export const Capped: Story = {
  args: { page: { data: [makeInvoiceListItem()], total: 10_000, totalIsCapped: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^More than 10\s000 invoices. Narrow the filter/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Created (UTC)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Amount' })).toBeNull();
  },
};
