import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, within } from 'storybook/test';
import { invoiceColumns, invoiceRows } from '../data-table/invoices.fixture.ts';
import type { InvoiceRow } from '../data-table/invoices.fixture.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ListToolbar } from '../list-toolbar/index.ts';
import { Stack } from '../stack/index.ts';
import { ListPage } from './index.ts';
import type { ListPageProps } from './index.ts';

const all = invoiceRows(64);
const sizes = [10, 20, 30, 40];
const refused = { status: 503, title: 'The server did not answer in time' };

/** A list whose server is the story itself. */
function Served(props: ListPageProps<InvoiceRow>) {
  const [{ page, size }, setPaging] = useState({ page: 0, size: 10 });
  const data = all.slice(page * size, (page + 1) * size);
  return (
    <ListPage
      {...props}
      answer={{ ...props.answer, page: { data, total: all.length } }}
      paging={{ page, size, sizes, onChange: setPaging }}
    />
  );
}

const InvoiceList = (props: ListPageProps<InvoiceRow>) => <ListPage {...props} />;

const meta = {
  title: 'Components/Patterns/ListPage',
  component: InvoiceList,
  args: {
    label: 'Invoices',
    answer: { page: { data: all.slice(0, 4), total: 4 }, onRetry: fn() },
    table: {
      columns: invoiceColumns,
      rowKey: ({ id }) => id,
      rowHref: ({ id }) => `/invoices/${id}`,
    },
    toolbar: (
      <ListToolbar
        search={{
          label: 'Search invoices',
          placeholder: 'ID, customer or last 4 digits',
          value: '',
          onSearch: fn(),
        }}
        filter={{ count: 0, onOpen: fn() }}
        onDownload={fn()}
      />
    ),
    empty: <EmptyState title="No invoices yet">The first payment makes one.</EmptyState>,
  },
  decorators: [(Story) => <RouterProvider navigate={fn()}>{Story()}</RouterProvider>],
} satisfies Meta<typeof InvoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages of rows; another size returns to the first page. */
export const Playground: Story = {
  render: (args) => <Served {...args} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Invoices' });
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('navigation', { name: 'Pages of invoices' })).toBeVisible();
  },
};

/** Before the first answer there are skeletons, with words for a screen reader. */
export const Loading: Story = {
  args: { answer: { page: undefined, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading invoices')).toBeInTheDocument();
    // How many pages there are is not known: what came before would move.
    await expect(canvas.queryByRole('button', { name: /^Items Per Page/ })).toBeNull();
  },
};

/** Nothing at all: the way to the first row. */
export const Empty: Story = {
  args: { answer: { page: { data: [], total: 0 }, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices yet')).toBeVisible();
  },
};

/** Nothing under these conditions: the way back to all rows. */
export const NothingFound: Story = {
  args: { answer: { page: { data: [], total: 0 }, onRetry: fn() }, onShowAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all invoices' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

/** Nothing came: the reason, and another try. */
export const Failed: Story = {
  args: { answer: { page: undefined, problem: refused, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The invoices did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.answer.onRetry).toHaveBeenCalledOnce();
  },
};

/** A refresh failed: the older rows stay. */
export const OutOfDate: Story = {
  args: { answer: { page: { data: all.slice(0, 4), total: 4 }, problem: refused, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These invoices may be out of date')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

/** The person may not see the list. */
export const NoAccess: Story = {
  args: {
    answer: { page: undefined, problem: { status: 403, title: 'Forbidden' }, onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no access/i)).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Rows, stale rows while others load, nothing found, and rows that may be out of date. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={56}>
      <ListPage
        {...args}
        paging={{ page: 0, size: 10, sizes, onChange: fn() }}
        note="More than 10 000 invoices."
      />
      <ListPage
        {...args}
        label="Stale invoices"
        subject="invoices"
        answer={{ ...args.answer, isStale: true }}
      />
      <ListPage
        {...args}
        label="No invoices"
        subject="invoices"
        answer={{ page: { data: [], total: 0 }, onRetry: fn() }}
        onShowAll={fn()}
      />
      <ListPage
        {...args}
        label="Old invoices"
        subject="invoices"
        answer={{ ...args.answer, problem: refused }}
      />
    </Stack>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  args: {
    label: 'Toʻlovlar roʻyxati',
    subject: 'toʻlovlar',
    answer: {
      page: {
        data: [
          {
            id: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
            created: '20/11/2026 13:21:07',
            flow: 'Возврат денег покупателю после ошибочного перевода',
            minorUnits: 1n,
            amount: '9 007 199 254 740.99 UZS',
          },
        ],
        total: 1,
      },
      problem: { status: 503, title: 'Сервер не ответил вовремя: ведутся работы' },
      onRetry: fn(),
    },
  },
};
