import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { makeInvoiceList } from '../../fixtures/invoices.ts';
import { noFilter } from '../../addresses/invoice-filter.ts';
import { keepLeftPath } from '../../layout/left-path.ts';
import { invoicePath } from '../../routing/paths.ts';
import { InvoicesView } from './InvoicesView.tsx';
import { invoiceColumns } from './columns.tsx';
import { storeOpened } from './stored-neighbours.ts';

const data = makeInvoiceList(4);
const idOf = (index: number) => data[index]?.invoiceId.toUpperCase() ?? '';

const meta = {
  title: 'Screens/Back office/Invoice list keys',
  component: InvoicesView,
  args: {
    columns: invoiceColumns,
    hiddenColumns: [],
    onOpenFilter: fn(),
    onQueryChange: fn(),
    onReport: fn(),
    onShowNewer: fn(),
    onRetry: fn(),
    page: { data, total: data.length, totalIsCapped: false },
    query: { filter: noFilter, page: 0, size: 10, sort: 'newest', terminalId: 12 },
  },
  beforeEach: () => {
    window.sessionStorage.removeItem('tiyin.openedInvoiceId');
    keepLeftPath(undefined);
  },
} satisfies Meta<typeof InvoicesView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-454
/** J and K choose a row, from the first to the last; what is typed into the search does not. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = (index: number) => canvas.getByRole('link', { name: idOf(index) });
    await userEvent.keyboard('j');
    await expect(link(0)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(link(0)).toHaveFocus();
    await userEvent.keyboard('jjjjj');
    await expect(link(3)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(link(2)).toHaveFocus();
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'jk');
    await expect(search).toHaveFocus();
  },
};

// OFFICE-454
/** Back in the list, the first press chooses the invoice that was opened. */
export const Returned: Story = {
  play: async ({ canvas, userEvent }) => {
    storeOpened(window.sessionStorage, data[2]?.invoiceId ?? '');
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: idOf(2) })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: idOf(3) })).toHaveFocus();
  },
};

// OFFICE-891
/** From an invoice, the focus comes back to its row. */
export const FocusOfOpened: Story = {
  beforeEach: () => {
    const opened = data[1]?.invoiceId ?? '';
    storeOpened(window.sessionStorage, opened);
    keepLeftPath(invoicePath(opened));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: idOf(1) })).toHaveFocus());
  },
};

// OFFICE-891
/** From another page it stays where it is, whichever invoice was opened before. */
export const FocusOfOtherPage: Story = {
  beforeEach: () => {
    storeOpened(window.sessionStorage, data[1]?.invoiceId ?? '');
    keepLeftPath('/money');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: idOf(1) })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};
