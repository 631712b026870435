import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeTicket, makeTickets } from '../../../fixtures/tickets.ts';
import { SupportHistoryView } from './SupportHistoryView.tsx';
import type { SupportHistoryViewProps } from './SupportHistoryView.tsx';

const problem = new ApiProblem({
  code: 'x',
  kind: 'http',
  status: 503,
  title: 'Service unavailable',
});

const meta = {
  title: 'Screens/Back office/Support history',
  component: SupportHistoryView,
  args: { onRetry: fn(), tickets: makeTickets() },
} satisfies Meta<typeof SupportHistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const onDecide = fn<NonNullable<SupportHistoryViewProps['onDecide']>>(() => Promise.resolve());
const onOpen = fn<NonNullable<SupportHistoryViewProps['onOpen']>>(() => Promise.resolve(undefined));

async function expand({ canvas, userEvent }: Tools): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /^Support History/ }));
}

/** A person who may decide has actions for undecided tickets, with a confirmation. */
export const Deciding: Story = {
  args: { onDecide, onOpen },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onDecide.mockClear();
    await expect(canvas.getByRole('button', { name: 'Support History (5)' })).toBeVisible();
    await expand({ canvas, userEvent });
    await expect(canvas.getAllByText('I paid at noon.', { exact: false })[0]).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reject' })[0] ?? canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Are you sure you want to reject ticket 4071?');
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: /^Answer/ }),
      'Your bank has it',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    const asked = { decision: 'reject', ticket: makeTicket() } as const;
    await expect(onDecide).toHaveBeenCalledWith(asked, 'Your bank has it');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

// OFFICE-925
/** An answer that was not sent is discarded only after a question. */
export const AnswerThenCanceled: Story = {
  args: { onDecide },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expand({ canvas, userEvent });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reject' })[0] ?? canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const answer = await page.findByRole('textbox', { name: /^Answer/ });
    await userEvent.type(answer, 'Your bank has it');
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await page.findByRole('alertdialog', { name: 'Close without saving?' });
    await userEvent.click(page.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(page.getAllByRole('alertdialog')).toHaveLength(1));
    await expect(answer).toHaveValue('Your bank has it');
  },
};

const returning = makeTicket({
  description: 'The customer requests the money back',
  receipt: { mediaType: 'image/jpeg', size: 204_800 },
  moneyReturn: {
    amount: 20_000_000,
    currency: { id: 860, code: 'UZS', name: 'Uzbek so‘m', dimension: 2 },
    payeeLastFour: '1234',
    payee: '9860120115551234',
    paymentMethodName: 'Humo',
  },
});

// OFFICE-330
/** A request to return money, with a receipt: the amount and the payee; a rejection needs an answer. */
export const Returning: Story = {
  args: { onDecide, mayReturn: true, tickets: [returning] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onDecide.mockClear();
    await expand({ canvas, userEvent });
    await expect(canvas.getByText(/^Return of .* UZS to 9860 1201 1555 1234, Humo$/)).toBeVisible();
    const receipt = canvas.getByRole('link', { name: 'Receipt (JPEG, 200 kB)' });
    await expect(receipt).toHaveAttribute('href', '/api/v1/merchant/support/ticket/4071/receipt');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByText('Say why the money is not returned');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    const approving = within(await page.findByRole('alertdialog'));
    await approving.findByText(/UZS is sent to 9860 1201 1555 1234, Humo/);
    await userEvent.click(approving.getByRole('button', { name: 'Continue' }));
    await expect(onDecide).toHaveBeenCalledWith({ decision: 'approve', ticket: returning });
  },
};

// OFFICE-330
/** Without the permission to return money, such a request can only be rejected. */
export const ReturningNotAllowed: Story = {
  args: { onDecide, tickets: [returning] },
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

// INVOICE-244
/** The return waits for a second person already: the ticket says so, and nobody decides it meanwhile. */
export const ReturnWaits: Story = {
  args: {
    onDecide,
    mayReturn: true,
    tickets: [
      returning,
      makeTicket({
        id: 4070,
        ...(returning.moneyReturn && {
          moneyReturn: { ...returning.moneyReturn, isApprovalPending: true },
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(
      canvas.getByText('The return waits for approval by a second person.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Reject' })).toHaveLength(1);
  },
};

/** A decision that failed leaves the question open, to be tried again or cancelled. */
export const DecisionFailed: Story = {
  args: { onDecide: fn(() => Promise.reject(problem)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expand({ canvas, userEvent });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Approve' })[0] ?? canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Continue' })).toBeEnabled(),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

// PEOPLE-35
/**
 * Without the permission to decide there is no column of actions, nor an open button without that
 * permission.
 */
export const Reading: Story = {
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Open ticket' })).toBeNull();
    await expect(canvas.getAllByText('Malika Karimova')).toHaveLength(2);
  },
};

/** Opened with text only; the text stays if it could not be sent. */
export const Opening: Story = {
  args: { onOpen, tickets: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onOpen.mockReset();
    onOpen.mockResolvedValueOnce({ errors: [], title: 'Service unavailable' });
    onOpen.mockResolvedValue(undefined);
    await expect(canvas.getByRole('button', { name: 'Support History (0)' })).toBeVisible();
    await expand({ canvas, userEvent });
    await expect(canvas.getByText('No tickets')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open ticket' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Description' });
    const send = dialog.getByRole('button', { name: 'Open ticket' });
    await userEvent.type(field, '  ');
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Say what support shall look/));
    await expect(onOpen).not.toHaveBeenCalled();
    await userEvent.type(field, 'Paid twice');
    await userEvent.click(send);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Service unavailable');
    await expect(field).toHaveValue('  Paid twice');
    await userEvent.click(send);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(onOpen).toHaveBeenCalledTimes(2);
  },
};

// OFFICE-48
/** No ticket, and no permission to open one: nothing is shown (OFFICE-48). */
export const Nothing: Story = {
  args: { tickets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Support History/)).toBeNull();
  },
};

export const Loading: Story = {
  args: { onOpen, tickets: undefined },
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(canvas.getByText('Loading the tickets')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { problem, tickets: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(canvas.getByText('The tickets did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Long words, lines and other scripts are all to be read. */
export const Texts: Story = {
  args: {
    onDecide,
    tickets: [
      makeTicket({
        description:
          'Перевёл деньги в 12:04, банк пишет «исполнено».\n\nПришлите, пожалуйста, чек: 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      }),
      makeTicket({ description: 'Toʻlov oʻtdi, ammo hisob hali gʻoyib.', id: 4070 }),
    ],
  },
  play: async ({ canvas, userEvent }) => expand({ canvas, userEvent }),
};

/** On a phone each ticket is a card of its own, and nothing reaches over the edge. */
export const OnAPhone: Story = {
  ...Texts,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expand({ canvas, userEvent });
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
