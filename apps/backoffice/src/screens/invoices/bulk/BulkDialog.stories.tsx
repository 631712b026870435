import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InvoiceListItem } from '@tiyin/api/types';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeInvoice, makeStatus } from '../../../fixtures/invoices.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkResult } from './bulk-work.ts';

const invoices = [0, 1, 2].map((index) =>
  makeInvoice({
    amount: 125_000_000 - index * 31_000_000,
    flowType: { code: 'WITHDRAWAL' },
    invoiceId: `019aa1f2-7c40-7e11-9b52-4f6d20c1a${String(index).padStart(3, '0')}`,
    invoiceStatus: makeStatus('ERROR'),
  }),
);
const last = invoices.at(-1)?.invoiceId;

const meta = {
  title: 'Screens/Back office/Work on several invoices',
  component: BulkDialog,
  args: {
    invoices,
    kind: 'status',
    me: { id: 1, name: 'Malika Karimova' },
    check: fn(async (invoice): Promise<BulkResult> =>
      invoice.invoiceId === last
        ? { invoice, outcome: 'refused', words: 'It is DONE meanwhile' }
        : { invoice, outcome: 'possible', words: 'ERROR → DECLINED', checked: invoices[0] },
    ),
    apply: fn(async ({ invoice }): Promise<BulkResult> =>
      invoice.invoiceId === invoices[0]?.invoiceId
        ? { invoice, outcome: 'made', words: 'Now DECLINED' }
        : { invoice, outcome: 'refused', words: 'The balance is too small' },
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-300
// OFFICE-301
/** One reason for all, checked before anything is changed; each invoice has its own result. */
export const EachItsOwnResult: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(
      await page.findByRole('dialog', { name: 'Change the status: 3 invoices' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await expect(args.check).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'The bank shows no debit');
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await expect(await dialog.findByText(/Possible for 2 of 3/)).toBeVisible();
    await expect(args.apply).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with 2 invoices' }));
    const said = '1 of 3 done; 2 not done, each with its reason below.';
    await expect(await dialog.findByText(said)).toBeVisible();
    await expect(dialog.getByText('The balance is too small')).toBeVisible();
    await expect(dialog.getByText('It is DONE meanwhile')).toBeVisible();
    // The button that had the focus is gone.
    const close = () => dialog.getAllByRole('button', { name: 'Close' }).at(-1);
    await waitFor(() => expect(close()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

// OFFICE-925
/** The reason for all of them is discarded only after a question, also after the check. */
export const ReasonThenClosed: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'The bank shows no debit');
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await expect(await dialog.findByText(/Possible for 2 of 3/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.findByRole('alertdialog', { name: 'Close without saving?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledWith(false);
  },
};

// OFFICE-918
/** An action without a question is checked at once; nothing is sent before the person goes on. */
export const CallbacksAgain: Story = {
  args: { kind: 'callback' },
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const name = 'Send the callback again: 3 invoices';
    const dialog = within(await page.findByRole('dialog', { name }));
    const go = await dialog.findByRole('button', { name: 'Continue with 2 invoices' });
    await expect(args.apply).not.toHaveBeenCalled();
    await userEvent.click(go);
    const result = await dialog.findByText(/^1 of 3 done/);
    await expect(result).toBeVisible();
    await expect(result).toHaveAttribute('aria-busy', 'false');
  },
};

// OFFICE-622
/** A person is chosen before anything is checked. */
export const Assigning: Story = {
  args: {
    kind: 'assign',
    people: [
      { id: 4, name: 'Timur Aliev' },
      { id: 1, name: 'Malika Karimova' },
    ],
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const name = 'Assign to a person: 3 invoices';
    const dialog = within(await page.findByRole('dialog', { name }));
    const assignee = dialog.getByRole('combobox', { name: /Assigned to/ });
    await expect(assignee).toHaveTextContent('Malika Karimova');
    await userEvent.click(assignee);
    await userEvent.click(await page.findByRole('option', { name: 'Timur Aliev' }));
    await expect(args.check).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    const go = await dialog.findByRole('button', { name: 'Continue with 2 invoices' });
    await expect(args.check).toHaveBeenCalledWith(invoices[0], {
      kind: 'assign',
      person: { id: 4, name: 'Timur Aliev' },
    });
    await userEvent.click(go);
    await expect(await dialog.findByText(/^1 of 3 done/)).toBeVisible();
  },
};

const begun: (() => void)[] = [];

/** Stop finishes what was begun, and says of the others that they were not. */
export const Stopped: Story = {
  args: {
    kind: 'retry',
    check: fn(async (invoice: InvoiceListItem): Promise<BulkResult> => ({
      invoice,
      outcome: 'possible',
      words: 'A new payout is sent',
      checked: invoices[0],
    })),
    apply: fn(
      ({ invoice }: BulkResult) =>
        new Promise<BulkResult>((resolve) => {
          begun.push(() => resolve({ invoice, outcome: 'made', words: 'A new payout was sent' }));
        }),
    ),
  },
  beforeEach: () => {
    begun.length = 0;
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue with 3 invoices' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Stop' }));
    begun.forEach((finish) => finish());
    const said = '1 of 3 done; 2 not done, each with its reason below.';
    await expect(await dialog.findByText(said)).toBeVisible();
    await expect(dialog.getAllByText('Stopped before it was begun')).toHaveLength(2);
    await expect(begun).toHaveLength(1);
  },
};
