import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import { DataTable } from './index.ts';
import type { DataTableProps } from './index.ts';
import { invoiceColumns, invoiceRows } from './invoices.ts';
import type { InvoiceRow } from './invoices.ts';

const InvoiceTable = (props: DataTableProps<InvoiceRow>) => <DataTable {...props} />;
const navigate = fn();

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
  beforeEach: () => navigate.mockClear(),
  decorators: [(Story) => <RouterProvider navigate={navigate}>{Story()}</RouterProvider>],
} satisfies Meta<typeof InvoiceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const href = (row: number): string => `/invoices/${invoiceRows(row + 1)[row]?.id}`;

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
    await userEvent.keyboard('{Home}');
    await expect(links[1]).toHaveFocus();
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
  },
};

/** Every part of a row is its link, as the browser knows links. */
export const WholeRowIsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getAllByRole('link')[3];
    const cell = canvas.getAllByRole('gridcell')[15];
    const box = cell?.getBoundingClientRect();
    await expect(document.elementFromPoint((box?.left ?? 0) + 4, (box?.top ?? 0) + 4)).toBe(link);
    await expect(link).toHaveAttribute('href', href(3));
    await userEvent.click(link as HTMLElement);
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith(href(3), undefined);
  },
};

/** A screen reader hears where it is in the whole list, not only in this page of it. */
export const OnePageOfMany: Story = {
  args: { totalRows: 1284, rowsBefore: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1285');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22');
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

/** Of ten thousand rows those in view are in the page, and the one with the focus, wherever it is. */
export const TenThousandRows: Story = {
  args: { rows: invoiceRows(10_000) },
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

/** Where there is little room a row folds into a card, still one link and one row of the grid. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LoadingOnAPhone: Story = {
  args: { isLoading: true, rows: [] },
  globals: { viewport: { value: 'mobile1' } },
};

export const LongText: Story = {
  args: {
    rows: invoiceRows(2).map((row) => ({
      ...row,
      id: `${row.id}-toʻlov-${row.id}-${row.id}`,
      flow: 'Пополнение через терминал продавца',
    })),
  },
};
