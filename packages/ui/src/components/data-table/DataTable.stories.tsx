import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CopyButton } from '../copy-button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { MoreIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { DataTable } from './index.ts';
import type { ColumnWidths, DataColumn, DataTableProps, SortDescriptor } from './index.ts';
import { invoiceColumns, invoiceRows, tenColumns } from './invoices.fixture.ts';
import type { InvoiceRow } from './invoices.fixture.ts';

/*
 * The table sorts itself, or its rows arrive sorted: separate types, so that Storybook can make
 * controls.
 */
type InvoiceTableProps = DataTableProps<InvoiceRow> & { readonly sortDescriptor?: undefined };
const InvoiceTable = (props: InvoiceTableProps) => <DataTable {...props} />;
const navigate = fn();
const onMore = fn();

const meta = {
  title: 'Components/Data/DataTable',
  component: InvoiceTable,
  args: {
    label: 'Invoices',
    columns: invoiceColumns,
    rows: invoiceRows(10),
    rowKey: (row) => row.id,
    rowHref: (row) => `/invoices/${row.id}`,
    empty: <EmptyState />,
  },
  beforeEach: () => {
    navigate.mockClear();
    onMore.mockClear();
  },
  decorators: [(Story) => <RouterProvider navigate={navigate}>{Story()}</RouterProvider>],
} satisfies Meta<typeof InvoiceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const href = (row: number): string => `/invoices/${invoiceRows(row + 1)[row]?.id}`;
const texts = (cells: readonly HTMLElement[]) => cells.map((cell) => cell.textContent);

export const Playground: Story = {};

function SelectableTable(props: InvoiceTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(
    () => ({
      selected,
      onChange: setSelected,
      rowLabel: ({ id }: InvoiceRow) => `Select invoice ${id}`,
    }),
    [selected],
  );
  return <InvoiceTable {...props} selection={selection} />;
}

/** Rows are selected with the mouse, with Space from any of their cells, and all of them with Ctrl+A. */
export const Selecting: Story = {
  args: { rows: invoiceRows(4) },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [all, ...boxes] = canvas.getAllByRole('checkbox');
    const rows = canvas.getAllByRole('row').slice(1);
    const states = () => rows.map((row) => row.ariaSelected);
    await expect(boxes).toHaveLength(4);
    await userEvent.click(boxes[1] ?? rows[0] ?? document.body);
    await expect(states()).toEqual(['false', 'true', 'false', 'false']);
    await expect(all).toBePartiallyChecked();
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowRight} ');
    await expect(states()).toEqual(['false', 'true', 'true', 'false']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(states()).toEqual(['true', 'true', 'true', 'true']);
    await expect(all).toBeChecked();
    await userEvent.click(all ?? document.body);
    await expect(states()).toEqual(['false', 'false', 'false', 'false']);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

// OFFICE-300
/** With Shift all rows from the last one become as the row does, by mouse and by keyboard, in either direction. */
export const SelectingARange: Story = {
  args: { rows: invoiceRows(6) },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [, ...boxes] = canvas.getAllByRole('checkbox');
    const rows = canvas.getAllByRole('row').slice(1);
    const chosen = () => rows.flatMap((row, at) => (row.ariaSelected === 'true' ? [at] : []));
    const click = (at: number) => userEvent.click(boxes[at] ?? document.body);
    await click(4);
    await userEvent.keyboard('{Shift>}');
    await click(1);
    await userEvent.keyboard('{/Shift}');
    await expect(chosen()).toEqual([1, 2, 3, 4]);
    await click(3);
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{ArrowRight}{Shift>} {/Shift}');
    await expect(chosen()).toEqual([1, 2, 3, 4, 5]);
  },
};

const onColumnWidthsChange = fn();

function ResizableTable({ columnWidths = {}, ...props }: InvoiceTableProps) {
  const [widths, setWidths] = useState(columnWidths);
  const keep = useCallback((chosen: ColumnWidths) => {
    onColumnWidthsChange(chosen);
    setWidths(chosen);
  }, []);
  return <InvoiceTable {...props} columnWidths={widths} onColumnWidthsChange={keep} />;
}

const widthOf = (cell: HTMLElement | undefined) => cell?.getBoundingClientRect().width ?? 0;

// OFFICE-784
/** The edge of a heading is dragged, moved by the arrows after F2, and taken back by Delete or a double click. */
export const Resizing: Story = {
  args: { rows: invoiceRows(4), columnWidths: { flow: 90 } },
  render: (args) => <ResizableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    onColumnWidthsChange.mockClear();
    const edge = await canvas.findByRole('separator', { name: 'Width of Flow' });
    const heading = canvas.getByRole('columnheader', { name: 'Flow' });
    const cell = canvas.getAllByRole('gridcell')[2];
    await expect(widthOf(heading)).toBe(90);
    const { left, top } = edge.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: left, clientY: top } },
      { pointerName: 'mouse', target: edge, coords: { clientX: left + 40, clientY: top } },
    ]);
    await expect(widthOf(heading)).toBe(130);
    await expect(widthOf(cell)).toBe(130);
    await expect(onColumnWidthsChange).not.toHaveBeenCalled();
    await userEvent.pointer({
      keys: '[/MouseLeft]',
      target: edge,
      coords: { clientX: left + 40, clientY: top },
    });
    await expect(onColumnWidthsChange).toHaveBeenLastCalledWith({ flow: 130 });
    within(heading).getByRole('button').focus();
    await userEvent.keyboard('{F2}');
    await expect(edge).toHaveFocus();
    await expect(edge).toHaveAttribute('aria-valuenow', '130');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await expect(onColumnWidthsChange).toHaveBeenLastCalledWith({ flow: 122 });
    await expect(edge).toHaveAttribute('aria-valuetext', '122 pixels');
    await userEvent.keyboard('{Escape}');
    await expect(within(heading).getByRole('button')).toHaveFocus();
    await userEvent.dblClick(edge);
    await expect(onColumnWidthsChange).toHaveBeenLastCalledWith({});
    const own = widthOf(heading);
    await userEvent.keyboard('{F2}{ArrowRight}');
    await expect(widthOf(heading)).toBe(Math.round(own) + 8);
    await userEvent.keyboard('{Delete}');
    await expect(widthOf(heading)).toBe(own);
  },
};

/** A virtual table keeps its widths while rows come and go. */
export const ResizingManyRows: Story = {
  args: { columns: tenColumns, columnWidths: { amount: 200 } },
  render: (args) => <ResizableTable {...args} rows={invoiceRows(2_000)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(widthOf(heading)).toBe(200);
    await canvas.findByRole('separator', { name: 'Width of Amount' });
    await canvas.findByText('1 250 000.00 UZS');
    within(heading).getByRole('button').focus();
    await userEvent.keyboard('{F2}{ArrowRight}');
    await expect(widthOf(heading)).toBe(208);
    await userEvent.keyboard('{Escape}{ArrowDown}{PageDown}{PageDown}{PageDown}');
    const index = Number(heading.getAttribute('aria-colindex'));
    const cells = canvasElement.querySelectorAll<HTMLElement>(
      `[role="gridcell"][aria-colindex="${index}"]`,
    );
    await expect(cells.length).toBeLessThan(100);
    for (const cell of cells) await expect(widthOf(cell)).toBe(208);
  },
};

/** One tab stop; the arrows go from there, and Enter follows the row from any cell. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('gridcell')[11]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('gridcell')[7]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith(href(1), undefined);
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Home}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getAllByRole('gridcell')[39]).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}');
    await expect(links[0]).not.toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab({ shift: true });
    await expect(links[0]).toHaveFocus();
  },
};

/** Every part of a row is its link, as the browser knows links: Ctrl-click is left to the browser. */
export const WholeRowIsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getAllByRole('link')[3] as HTMLElement;
    const cell = canvas.getAllByRole('gridcell')[15];
    const box = cell?.getBoundingClientRect();
    await expect(document.elementFromPoint((box?.left ?? 0) + 4, (box?.top ?? 0) + 4)).toBe(link);
    await expect(link).toHaveAttribute('href', href(3));
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith(href(3), undefined);
    const heard = fn((event: MouseEvent) => event.preventDefault());
    window.addEventListener('click', heard, { once: true });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(heard).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledOnce();
  },
};

/**
 * Arrow Up from the first row reaches the headings; Enter or Space sorts, reverses the order, and
 * announces it.
 */
export const Sorting: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, created, flow, amount] = canvas.getAllByRole('columnheader');
    const status = canvas.getByRole('status');
    await expect(canvas.getAllByRole('columnheader')[0]).not.toHaveAttribute('aria-sort');
    await expect(amount).toHaveAttribute('aria-sort', 'none');
    await expect(status).toHaveTextContent(/^$/);
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await expect(status).toHaveTextContent('Sorted by Amount, ascending');
    await userEvent.keyboard(' ');
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await expect(status).toHaveTextContent('Sorted by Amount, descending');
    await expect(canvas.getAllByRole('gridcell')[3]).toHaveTextContent(/^10\s250/);
    await expect(canvas.getByRole('button', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(flow).toHaveAttribute('aria-sort', 'ascending');
    await expect(amount).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getAllByRole('gridcell')[2]).toHaveTextContent('deposit');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(created).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const SortedFromTheStart: Story = {
  args: { defaultSortDescriptor: { column: 'amount', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[3]).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('gridcell')[3]).toHaveTextContent(/^10\s250/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

const onSortChange = fn();
const byCreation: SortDescriptor = { column: 'created', direction: 'ascending' };

/** A page of sorted server results: the table requests an order and does not reorder the rows. */
export const SortedByTheApp: Story = {
  render: ({ label, columns, rows, rowKey, empty }) => (
    <DataTable
      {...{ label, columns, rows, rowKey, empty, onSortChange }}
      sortDescriptor={byCreation}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const before = texts(canvas.getAllByRole('gridcell'));
    await userEvent.click(canvas.getByRole('button', { name: 'Created (UTC)' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({
      column: 'created',
      direction: 'descending',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'ascending',
    });
    await expect(texts(canvas.getAllByRole('gridcell'))).toEqual(before);
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveAttribute('aria-sort', 'ascending');
  },
};

const withControls: readonly DataColumn<InvoiceRow>[] = [
  ...invoiceColumns,
  {
    id: 'actions',
    header: 'Actions',
    hasControls: true,
    fold: 'bare',
    cell: (row) => (
      <Inline gap={4}>
        <CopyButton value={row.id} what="invoice ID" />
        <IconButton
          icon={MoreIcon}
          label={`More for ${row.id}`}
          size="sm"
          onPress={() => onMore(row.id)}
        />
      </Inline>
    ),
  },
];

/**
 * A cell with controls: Enter or F2 enters it, Tab cycles inside, Escape leaves it, and Tab outside
 * leaves the table.
 */
export const ControlsInCells: Story = {
  args: { columns: withControls, rows: invoiceRows(3) },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getAllByRole('gridcell')[4] as HTMLElement;
    const [copy, more] = within(cell).getAllByRole('button');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect(copy).toHaveFocus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onMore).toHaveBeenCalledOnce();
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(more).toHaveFocus();
    await userEvent.tab();
    await expect(copy).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{F2}{ArrowDown}');
    await expect(canvas.getAllByRole('gridcell')[9]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(canvas.getAllByRole('button', { name: /^More for/ })[2] as HTMLElement);
    await expect(onMore).toHaveBeenCalledTimes(2);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/* Rows from polling; the window listens for new ones, because the reader presses nothing. */
function ChangingTable(props: InvoiceTableProps) {
  const [rows, setRows] = useState(props.rows);
  useEffect(() => {
    const onRows = (event: Event) => event instanceof CustomEvent && setRows(event.detail);
    window.addEventListener('invoices', onRows);
    return () => window.removeEventListener('invoices', onRows);
  }, []);
  return <InvoiceTable {...props} rows={rows} />;
}

const bring = (rows: readonly InvoiceRow[]): boolean =>
  window.dispatchEvent(new CustomEvent('invoices', { detail: rows }));

/**
 * The focus stays with its row when rows appear, disappear or move, and at the same position when
 * the row itself is removed.
 */
export const RowsChange: Story = {
  render: (args) => <ChangingTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const rows = invoiceRows(12);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    await expect(document.activeElement).toHaveTextContent(/^3\s250/);
    bring(rows.toReversed());
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    await expect(document.activeElement).toHaveTextContent(/^3\s250/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent(/^4\s250/);
    bring(rows.slice(4, 9));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
    await expect(document.activeElement).toHaveTextContent(/^9\s250/);
    bring([]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing found'));
    await expect(canvas.getByRole('button', { name: 'Amount' })).toHaveFocus();
  },
};

/** A screen reader announces the position in the whole list, not only in this page. */
export const OnePageOfMany: Story = {
  args: { totalRows: 1284, rowsBefore: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1285');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22');
    await expect(canvas.getAllByRole('gridcell')[3]).toHaveAttribute('aria-colindex', '4');
  },
};

/**
 * Whichever columns are hidden, the first visible cell holds the row's link, and one column stays.
 */
export const HiddenColumns: Story = {
  args: { hiddenColumns: ['id', 'flow'] },
  play: async ({ canvas }) => {
    await expect(texts(canvas.getAllByRole('columnheader'))).toEqual(['Created (UTC)', 'Amount']);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '2');
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('20/11/2026 13:00:58');
  },
};

export const Loading: Story = {
  args: { isLoading: true, rows: [], loadingLabel: 'Loading invoices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading invoices');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('gridcell')).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
  },
};

const failed = (
  <ErrorState title="The invoices did not load" onRetry={fn()}>
    The server did not answer. Your filter is kept; try again in a moment.
  </ErrorState>
);

/** An error replaces the rows and is announced at once. */
export const Failed: Story = {
  args: { rows: [], error: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The invoices did not load');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** The rows of the page before stay while the next ones come. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    const row = canvas.getAllByRole('row')[1];
    await expect(row && Number(getComputedStyle(row).opacity)).toBeLessThan(1);
    const line = grid.previousElementSibling;
    const frame = grid.parentElement?.getBoundingClientRect();
    await expect(line && getComputedStyle(line).overflowX).toBe('hidden');
    await expect(line?.getBoundingClientRect().left).toBeGreaterThan(frame?.left ?? Infinity);
  },
};

export const WithoutLinks: Story = {
  render: ({ rowHref: _rowHref, ...args }) => <InvoiceTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getAllByRole('gridcell')[4]).toHaveFocus();
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/* Made when they are shown: so many rows as a story's args would be written out for its controls. */
function ManyRows({ count, ...props }: InvoiceTableProps & { readonly count: number }) {
  const rows = useMemo(() => invoiceRows(count), [count]);
  return <InvoiceTable {...props} rows={rows} />;
}

/** Of ten thousand rows those in view are in the page, and the one with the focus, wherever it is. */
export const TenThousandRows: Story = {
  render: (args) => <ManyRows {...args} count={10_000} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('10000 250 000.00 UZS'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus());
  },
};

/** A hundred thousand rows of ten columns, sorted at a press; the focus follows its row. */
export const HundredThousandRows: Story = {
  args: {
    columns: tenColumns,
    defaultSortDescriptor: { column: 'amount', direction: 'ascending' },
  },
  render: (args) => <ManyRows {...args} count={100_000} />,
  play: async ({ canvas, userEvent }) => {
    /* By selector: hundreds of cells are many to compute the roles of, again and again. */
    const grid = canvas.getByRole('grid');
    const first = () => grid.querySelectorAll('[role="row"]')[1];
    await waitFor(() => expect(first()).toHaveTextContent(/1\s250\s000\.00\sUZS$/));
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(first()).toHaveTextContent(/100000\s250\s000\.00/));
    await expect(document.activeElement).toHaveTextContent('Amount');
    await expect(first()).toHaveAttribute('aria-rowindex', '2');
  },
};

/**
 * Columns that do not fit scroll within the table, not the page, and the arrow keys scroll them
 * into view.
 */
export const WiderThanItsPlace: Story = {
  args: { columns: tenColumns },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('grid').parentElement as HTMLElement;
    await waitFor(() => expect(getComputedStyle(frame).overflowX).toBe('auto'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(frame.scrollLeft).toBeGreaterThan(0));
  },
};

/** In a narrow table a row folds into a card, still one link and one row of the grid. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const withPayer: readonly DataColumn<InvoiceRow>[] = [
  ...invoiceColumns,
  { id: 'payer', header: 'Payer', cell: ({ minorUnits }) => (minorUnits > 0n ? 'Anna Kim' : '—') },
];

/** A card leaves out a line without a value; in a table the dash keeps the column. */
export const WithoutValueOnAPhone: Story = {
  args: {
    columns: withPayer,
    rows: invoiceRows(2).map((row, at) => ({ ...row, minorUnits: BigInt(at) })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).not.toBeVisible();
    await expect(canvas.getByText('Anna Kim')).toBeVisible();
  },
};

export const LoadingOnAPhone: Story = {
  args: { isLoading: true, rows: [] },
  globals: { viewport: { value: 'w320' } },
};

const withSteps: readonly DataColumn<InvoiceRow>[] = [
  ...invoiceColumns,
  {
    id: 'steps',
    header: 'Last steps',
    cell: () => (
      <Stack gap={4}>
        <span>Requisites were shown</span>
        <span>The customer paid</span>
        <span>The transfer was found</span>
      </Stack>
    ),
  },
];

/** Rows of several lines are read from their top: all cells begin there. */
export const SeveralLines: Story = {
  args: { rows: invoiceRows(3), rowAlign: 'start', columns: withSteps },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    const cells = row === undefined ? [] : within(row).getAllByRole('gridcell');
    const tops = cells.map((cell) => Math.round(cell.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Sorted, with controls, waiting for the next page, loading, empty and failed. */
export const Sheet: Story = {
  tags: ['sheet'],
  args: { rows: invoiceRows(3) },
  render: (args) => (
    <Stack gap={24}>
      <InvoiceTable
        {...args}
        defaultSortDescriptor={{ column: 'amount', direction: 'descending' }}
      />
      <InvoiceTable {...args} label="Invoices with actions" columns={withControls} />
      <InvoiceTable {...args} label="Invoices of the page before" isStale />
      <InvoiceTable {...args} label="Invoices on their way" rows={[]} isLoading expectedRows={3} />
      <InvoiceTable {...args} label="No invoices" rows={[]} />
      <InvoiceTable {...args} label="Invoices that did not come" rows={[]} error={failed} />
    </Stack>
  ),
};

const unbroken = '019AA1F1E0B37A028C110D93B7A4442E'.repeat(4);

const shops = ['Samarqand Market', `${'Fruit and household goods '.repeat(4)}${'x'.repeat(40)}`];
const shopColumns: readonly DataColumn<{ readonly name: string }>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, size: 'name' },
  { id: 'amount', header: 'Amount', cell: () => '1\u202F250.00\u00A0UZS', align: 'end' },
];

/** A name that people give wraps, and the columns after it stay in sight. */
export const LongNames: Story = {
  render: () => (
    <div style={{ width: '48rem' }}>
      <DataTable
        label="Shops"
        columns={shopColumns}
        rows={shops.map((name) => ({ name }))}
        rowKey={({ name }) => name}
        empty={<EmptyState />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Shops' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    const [short, , long] = canvas.getAllByRole('gridcell');
    await expect(long?.clientHeight).toBeGreaterThan((short?.clientHeight ?? 0) * 2);
  },
};

export const Texts: Story = {
  args: {
    rows: [
      { id: unbroken, created: '', flow: '', minorUnits: 0n, amount: '' },
      {
        id: 'Почта Банк, отделение на улице Большая Ордынка, дом 17',
        created: '20/11/2026 13:09:58',
        flow: 'Toʻlovni qaytarish, foydalanuvchi soʻrovi boʻyicha kutilmoqda',
        minorUnits: 1n,
        amount: '999\u202F999\u202F999\u202F999.99\u00A0UZS',
      },
    ],
  },
};
