import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { DataColumn } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Stack } from '../stack/index.ts';
import { LoadedTable } from './index.ts';
import type { LoadedTableProps } from './index.ts';

type Rate = { readonly currency: string; readonly price: string; readonly age: string };

const columns: readonly DataColumn<Rate>[] = [
  { id: 'currency', header: 'Currency', cell: ({ currency }) => currency, fold: 'title' },
  { id: 'price', header: '1 USDT costs', cell: ({ price }) => price, align: 'end' },
  { id: 'age', header: 'Set', cell: ({ age }) => age, size: 'fill' },
];
const rates: readonly Rate[] = [
  { currency: 'UZS', price: '12 604.50', age: 'An hour ago' },
  { currency: 'RUB', price: '81.20', age: 'Yesterday' },
];
const days: readonly Rate[] = Array.from({ length: 12 }, (_, index) => ({
  currency: `Day ${index + 1}`,
  price: `12 6${10 + index}.00`,
  age: 'By hand',
}));
const problem = { title: 'The server did not answer in time' };

const RateTable = (props: LoadedTableProps<Rate>) => <LoadedTable {...props} />;

const meta = {
  title: 'Components/Patterns/LoadedTable',
  component: RateTable,
  args: {
    label: 'Rates',
    columns,
    rows: rates,
    rowKey: ({ currency }) => currency,
    expectedRows: 2,
    loadingLabel: 'Loading the rates',
    empty: <EmptyState title="No currencies" />,
    failedTitle: 'The rates did not load',
    onRetry: fn(),
  },
} satisfies Meta<typeof RateTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows are there. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Rates' })).toBeVisible();
    await expect(canvas.getByText('12 604.50')).toBeVisible();
  },
};

/** Nothing has come yet. */
export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the rates');
    await expect(canvas.queryByText('No currencies')).toBeNull();
  },
};

/** Nothing came: the reason is announced, and it can be tried again by keyboard. */
export const Failed: Story = {
  args: { rows: undefined, problem },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The rates did not load');
    await expect(alert).toHaveTextContent(problem.title);
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A later failure leaves the rows. */
export const FailedLater: Story = {
  args: { problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 604.50')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** No rows at all. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No currencies')).toBeVisible();
  },
};

const size = 10;

/** One page of a longer list, with the others below it. */
export const Pages: Story = {
  render: function Render(args) {
    const [page, setPage] = useState(0);
    const label = 'Pages of days';
    return (
      <LoadedTable
        {...args}
        label="Days"
        rows={days.slice(page * size, (page + 1) * size)}
        paging={{ page, size, total: days.length, onPageChange: setPage, label }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Day 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Day 11')).toBeVisible();
    await expect(canvas.queryByText('Day 10')).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '13');
  },
};

/** Rows that all fit have no pages. */
export const OnePage: Story = {
  args: { paging: { page: 0, size, total: 2, onPageChange: fn(), label: 'Pages of rates' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 604.50')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const paging = { page: 1, size: 2, total: 5, onPageChange: fn(), label: 'Pages of rates' };

/** There, loading, failed, empty, and with pages. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <LoadedTable {...args} />
      <LoadedTable {...args} rows={undefined} label="Loading rates" />
      <LoadedTable {...args} rows={undefined} label="Failed rates" problem={problem} />
      <LoadedTable {...args} rows={[]} label="No rates" />
      <LoadedTable {...args} label="Rates with pages" paging={paging} />
    </Stack>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  args: {
    rows: [
      {
        currency: 'Oʻzbekiston soʻmi, rasmiy kurs boʻyicha',
        price: '12 604.50',
        age: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      },
      { currency: 'Российский рубль по курсу банка', price: '81.20', age: 'Вчера, вручную' },
    ],
  },
};
