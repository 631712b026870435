import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { currencies } from '@tiyin/domain/money';
import { expect, fn, within } from 'storybook/test';
import { makeCustomer } from '../../fixtures/customers.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeInvoiceList } from '../../fixtures/invoices.ts';
import { TotalsView } from '../invoices/totals/TotalsView.tsx';
import { CustomerView } from './CustomerView.tsx';

const meta = {
  title: 'Screens/Back office/Customer',
  component: CustomerView,
  args: {
    customer: makeCustomer(),
    invoices: { page: { data: makeInvoiceList(10), total: 42 }, onRetry: fn() },
    isTest: false,
    onQueryChange: fn(),
    onReport: fn(),
    onRetry: fn(),
    onShowMode: fn(),
    query: { merchantId: 1, customerId: 'u-40917', page: 0, size: 10 },
    totals: (
      <TotalsView
        totals={{
          entries: [
            {
              count: 42,
              currency: currencies.UZS,
              invoiceStatus: { ...invoiceStatusByCode('DONE') },
              sum: 96_540_000_00,
            },
          ],
          isEstimate: false,
        }}
      />
    ),
  },
} satisfies Meta<typeof CustomerView>;

export default meta;
type Story = StoryObj<typeof meta>;

const refusal = (status: number, title: string) =>
  new ApiProblem({ code: 'not_found', kind: 'http', status, title });

// OFFICE-452
/** Name, sums, tickets and invoices over all terminals. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Dilnoza Yoʻldosheva' })).toBeVisible();
    await expect(canvas.getByText('Customer of Samarqand Market')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Totals' })).toHaveTextContent('42 invoices');
    await expect(canvas.getByRole('columnheader', { name: 'Terminal' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Support History (5)' }));
    await expect(canvas.getByText('The merchant asks for the receipt.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...args.query, page: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Get report' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

/** The rows of one invoice are on their way: there is a place for one row. */
export const OneInvoiceLoading: Story = {
  args: {
    customer: makeCustomer({
      invoices: makeCustomer().invoices.map((each) => ({ ...each, count: 1 })),
    }),
    invoices: { page: undefined, onRetry: fn() },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('grid', { name: 'Invoices' }).querySelectorAll('[aria-hidden]');
    await expect([...rows].filter((row) => row.childElementCount > 3)).toHaveLength(1);
  },
};

// OFFICE-471
/** The newest notes come first, each leads to its invoice, and internal ones are marked. */
export const Noted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Latest notes (2)' }));
    const table = within(canvas.getByRole('grid', { name: 'Latest notes' }));
    const [, newest, oldest] = table.getAllByRole('row');
    await expect(newest).toHaveTextContent('It answers tomorrow.Only your company sees it');
    await expect(oldest).toHaveTextContent('The customer wrote to usJasur Rahimov');
    const [link] = table.getAllByRole('link');
    const invoiceId = args.customer?.notes?.[0]?.invoiceId;
    await expect(link).toHaveAttribute('href', `/invoices/${invoiceId}`);
  },
};

/** Invoices of the other mode are one press away. */
export const OtherMode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The customer has 3 invoices in test data, too.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show test data' }));
    await expect(args.onShowMode).toHaveBeenCalledWith(true);
  },
};

/** Without a name the id stands in its place; without tickets and notes there is no section. */
export const WithoutName: Story = {
  args: { customer: makeCustomer({ people: {}, tickets: [], notes: [], invoices: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'u-40917' })).toBeVisible();
    await expect(canvas.queryByText(/Support History|Latest notes/)).toBeNull();
  },
};

export const NothingInThisMode: Story = {
  args: { invoices: { page: { data: [], total: 0 }, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices in production data')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { customer: undefined, invoices: { page: undefined, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the customer')).toHaveAttribute('role', 'status');
  },
};

export const Unknown: Story = {
  args: { customer: undefined, problem: refusal(404, 'Not found') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such customer')).toBeVisible();
  },
};

export const NoAccess: Story = {
  args: { customer: undefined, problem: refusal(403, 'Forbidden') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  args: { customer: undefined, problem: refusal(503, 'The server is busy') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The customer did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Long and unbroken names and ids. */
export const Texts: Story = {
  args: {
    customer: makeCustomer({
      customerId: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      merchant: { id: 2, name: 'Общество с ограниченной ответственностью «Самарқанд савдо»' },
      people: { firstName: 'Abdulhamid', lastName: 'Sulaymon oʻgʻli Choʻlpon' },
    }),
  },
};

/** On a phone: nothing is wider than the page. */
export const OnAPhone: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('Customer')],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
