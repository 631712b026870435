import type { Meta, StoryObj } from '@storybook/react-vite';
import { receiptSizeLimit, ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { expect, fn, waitFor } from 'storybook/test';
import { answered, pending, refusedCall } from '../fixtures/form-calls.ts';
import { inForm } from '../fixtures/in-form.tsx';
import { makeTicket, takeTicket, TicketCorner } from '../fixtures/ticket-desk.tsx';
import type { SendTicket, SupportCalls } from './support-calls.ts';

const meta = {
  title: 'Screens/Payment form/Ticket',
  component: TicketCorner,
  decorators: [inForm],
  args: { send: fn<SendTicket>(takeTicket) },
  beforeEach: async () => {
    sessionStorage.clear();
    // The late script is loaded already.
    await import('./TicketForm.tsx');
    await import('./ReceiptUpload.tsx');
  },
} satisfies Meta<typeof TicketCorner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function begin({ canvas, userEvent }: Tools): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Report a problem' }));
  const field = await canvas.findByRole('textbox', { name: 'What happened?' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/**
 * Written, sent, and open: the confirmation has the focus, so that it is read, and there is no
 * second button.
 */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await begin({ canvas, userEvent });
    await expect(field).toHaveAccessibleDescription(/Never write a PIN/);
    await userEvent.type(field, 'I paid at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    const news = await canvas.findByText(/ticket number 4071/);
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(args.send).toHaveBeenCalledWith('I paid at noon', expect.anything());
    await expect(canvas.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    await expect(document.activeElement).toContainElement(news);
  },
};

/** Several quick presses send one ticket; the text stays meanwhile. */
export const Sending: Story = {
  args: { send: fn<SendTicket>(pending) },
  play: async ({ args, canvas, userEvent }) => {
    const field = await begin({ canvas, userEvent });
    await userEvent.type(field, 'I paid at noon');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send to support' }));
    await expect(canvas.getByRole('button', { name: 'One moment…' })).toBeVisible();
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('I paid at noon');
  },
};

/** Empty or blank: an error at the field, which has the focus. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await begin({ canvas, userEvent });
    for (const text of ['', '   ']) {
      if (text !== '') await userEvent.type(field, text);
      await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/Say in a few words what happened/),
      );
      await expect(field).toHaveFocus();
    }
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Text that is too long stays, with the excess count. */
export const TooLong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await begin({ canvas, userEvent });
    await userEvent.paste('a'.repeat(ticketDescriptionLimit + 3));
    await expect(field).toHaveAccessibleDescription('Too long. Characters to remove: 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The server refuses the text: an error at the field, which can be corrected. */
export const TextRefused: Story = {
  args: { send: fn<SendTicket>(() => refusedCall('/description')) },
  play: async ({ canvas, userEvent }) => {
    const field = await begin({ canvas, userEvent });
    await userEvent.type(field, 'I paid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Shorten it/));
    await expect(field).toHaveValue('I paid');
  },
};

/** The server refuses the request for another reason: the error is above the field. */
export const Refused: Story = {
  args: { send: fn<SendTicket>(() => refusedCall()) },
  play: async ({ canvas, userEvent }) => {
    const field = await begin({ canvas, userEvent });
    await userEvent.type(field, 'I paid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be sent/);
    await expect(field).toHaveValue('I paid');
  },
};

const unreached = fn<SendTicket>(() => Promise.resolve({ kind: 'unreachable' }));

/** Without a connection it is retried later: the text is not lost, and leaving stops it. */
export const Offline: Story = {
  args: { send: unreached },
  beforeEach: () => {
    unreached.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const field = await begin({ canvas, userEvent });
    await userEvent.type(field, 'I paid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await canvas.findByText(/No connection/);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(unreached).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Report a problem' })).toHaveFocus(),
    );
    window.dispatchEvent(new Event('online'));
    await expect(await begin({ canvas, userEvent })).toHaveValue('I paid');
    await expect(unreached).toHaveBeenCalledTimes(2);
  },
};

/** A reload restores the unfinished text and its place; nothing is stored once the step is left. */
export const DraftAfterReload: Story = {
  beforeEach: () => sessionStorage.setItem('story-ticket', 'I paid at noon'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'What happened?' });
    await expect(field).toHaveValue('I paid at noon');
    await userEvent.type(field, '.');
    await expect(sessionStorage.getItem('story-ticket')).toBe('I paid at noon.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await canvas.findByText(/ticket number 4071/);
    await expect(sessionStorage.getItem('story-ticket')).toBeNull();
  },
};

/** The form is opened again: the server reported an open ticket. */
export const OpenAlready: Story = {
  args: { known: makeTicket() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ticket number 4071/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  },
};

// INVOICE-243
/** A picture of the receipt: too large, refused by the server, then attached, which is announced. */
export const Receipt: Story = {
  args: {
    known: makeTicket(),
    attach: fn<SupportCalls['attach']>((file) =>
      file.size === 10
        ? Promise.resolve({ kind: 'refused', code: 'receipt_damaged', fields: [] })
        : answered(makeTicket({ hasReceipt: true })),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const choose = async (bytes: number) => {
      const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      const file = new File([new Uint8Array(bytes)], 'receipt.png', { type: 'image/png' });
      if (field) await userEvent.upload(field, file);
    };
    await canvas.findByText(/PNG, JPEG, WebP or PDF, up to 5 MB/);
    await choose(receiptSizeLimit + 1);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 5 MB');
    await choose(10);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('damaged'));
    await choose(20);
    await expect(await canvas.findByText('The receipt is attached.')).toBeVisible();
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
  },
};

// INVOICE-241
/** The answer of support stands with the ticket. */
export const Answered: Story = {
  args: { known: makeTicket({ status: 'SOLVED', answer: 'Your money has arrived' }) },
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Answer of support: Your money has arrived');
    await expect(answer.closest('[role=status]')).toBeVisible();
  },
};

/** A decided ticket: it is shown, and another may be written. */
export const Closed: Story = {
  args: { known: makeTicket({ status: 'SOLVED' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Ticket number 4071 is closed/)).toBeVisible();
    await begin({ canvas, userEvent });
  },
};
