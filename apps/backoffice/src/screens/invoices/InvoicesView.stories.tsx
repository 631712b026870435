import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { currencies } from '@tiyin/domain/money';
import { expect, fn } from 'storybook/test';
import { makeInvoiceList, makeInvoiceListItem } from '../../fixtures/invoices.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { InvoicesView } from './InvoicesView.tsx';

const meta = {
  title: 'Screens/Back office/Invoices',
  tags: ['screen'],
  component: InvoicesView,
  args: {
    balance: [{ currency: currencies.UZS, sum: 18_430_211_750 }],
    onQueryChange: fn(),
    onRetry: fn(),
    page: { data: makeInvoiceList(10), total: 128, totalIsCapped: false },
    query: { page: 0, size: 10, terminalId: 12 },
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

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = args.page?.data ?? [];
    const link = canvas.getByRole('link', { name: first?.invoiceId.toUpperCase() ?? '' });
    await expect(link).toHaveAttribute('href', `/invoices/${first?.invoiceId}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 2, size: 10, terminalId: 12 });
  },
};

/** Another page size starts again on the first page. */
export const PageSize: Story = {
  args: { query: { page: 3, size: 10, terminalId: 12 } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Items Per Page' }));
    const list = canvasElement.ownerDocument.body.querySelector('[role="listbox"]');
    await expect(list).not.toBeNull();
    const option = [...(list?.querySelectorAll('[role="option"]') ?? [])].find(
      ({ textContent }) => textContent === '25',
    );
    if (option !== undefined) await userEvent.click(option);
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 0, size: 25, terminalId: 12 });
  },
};

/** The first answer is on its way: rows and balance in their shapes. */
export const Loading: Story = {
  args: { balance: undefined, page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Another page's rows, while those asked for are on their way. */
export const NextPageLoading: Story = {
  args: { isStale: true, query: { page: 1, size: 10, terminalId: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { balance: 'hidden', page: { data: [], total: 0, totalIsCapped: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { balance: 'hidden', page: undefined, problem: offline },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was shown stays, with a word that it may be old. */
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
    balance: 'hidden',
    page: undefined,
    problem: new ApiProblem({ code: 'forbidden', kind: 'http', status: 403, title: 'Forbidden' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByText('Balance')).toBeNull();
  },
};

/** Long names and ids, in more than one script. */
export const Texts: Story = {
  args: {
    page: {
      data: [
        makeInvoiceListItem({
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

export const Capped: Story = {
  args: { page: { data: [makeInvoiceListItem()], total: 10_000, totalIsCapped: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 10000 invoices')).toBeVisible();
  },
};
