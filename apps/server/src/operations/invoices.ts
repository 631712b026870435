import { asId, type InvoiceId, type PersonId } from '@tiyin/domain/ids';
import type { Operations } from '@tiyin/api/operations';
import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { originOf } from '../config/read-origins.ts';
import { changedAmount } from '../approval-kinds/amount-change.ts';
import { refund as refundKind } from '../approval-kinds/refund.ts';
import { retriedWithdrawal } from '../approval-kinds/retried-withdrawal.ts';
import { statusChange } from '../approval-kinds/status-change.ts';
import type { ApprovableKind } from '../approvals/approval-kind.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { rolledBack } from '../db/transactions.ts';
import { assignInvoice, listInvoiceAssignees } from '../payments/invoices/assignments.ts';
import { countNewInvoices } from '../payments/invoices/count-new.ts';
import { countSections } from '../payments/invoices/count-sections.ts';
import { exportInvoices } from '../payments/invoices/export-invoices.ts';
import { listInvoiceErrors, listInvoiceEvents } from '../payments/invoices/invoice-events.ts';
import { readFilter } from '../payments/invoices/invoice-filter.ts';
import { listInvoices } from '../payments/invoices/list-invoices.ts';
import { listOfSession } from '../payments/invoices/list-of-session.ts';
import type { InvoiceChange } from '../payments/invoices/lock-for-change.ts';
import { addInvoiceNote, listInvoiceNotes } from '../payments/invoices/notes.ts';
import { readInvoice } from '../payments/invoices/read-invoice.ts';
import { listStatusEvents } from '../payments/invoices/status-events.ts';
import { advanceClockByStaff } from '../payments/invoices/test-clock.ts';
import { sumInvoices } from '../payments/invoices/sum-invoices.ts';
import { listPostings } from '../payments/ledger/list-postings.ts';
import { listRefunds, readRefund } from '../payments/refunds/list-refunds.ts';
import { listDecisions } from '../payments/routing/list-decisions.ts';
import { refusalOf } from '../staff/sessions.ts';
import type { Staff } from '../staff/staff.ts';
import type { StaffCaller } from './caller.ts';
import { withCurrentState } from './current-state.ts';
import { expectedVersion } from './etag.ts';
import { CsvFile, type HandlersOf, pending, type Reply, versioned } from './handler.ts';
import { previewChange } from './preview-invoice.ts';

type InvoiceAnswer = Operations['getInvoice']['output'];

/** The version that the caller saw is in the headers. */
function commandOf<Person>({
  headers,
  ...command
}: Omit<InvoiceChange, 'expectedVersion' | 'staff'> & {
  readonly staff: Person;
  readonly headers: Parameters<typeof expectedVersion>[0];
}) {
  return { ...command, expectedVersion: expectedVersion(headers) };
}

/** A change of an invoice that may need a second person, with the reason where it has one. */
type Change<Payload> = {
  readonly kind: ApprovableKind<Payload, void>;
  readonly payload: Payload;
  readonly reason?: string | undefined;
};

/** Changes an invoice or requests the approval that it needs, and returns it; a conflict has its current state. */
async function changeInvoice<Payload>(
  { body, headers }: Operations['retryInvoice']['input'],
  { staff }: StaffCaller,
  { database, secrets, clock }: ServerContext,
  { kind, payload, reason }: Change<Payload>,
): Promise<Reply<ApprovalRequestedAnswer> | Reply<InvoiceAnswer>> {
  const { invoiceId } = body;
  const command = commandOf({ staff, secrets, invoiceId, headers, now: clock.now() });
  const changing = database.transaction(async (tx) => {
    const outcome = await makeOrRequest(tx, kind, { ...command, payload, reason });
    return 'approval' in outcome
      ? pending(outcome.approval)
      : versioned(await readInvoice(tx, command));
  });
  return withCurrentState(changing, database, command);
}

/** Lists rows of one invoice, by one use case. */
function listing<Item>(list: (tx: Tx, staff: Staff, invoiceId: InvoiceId) => Promise<Item[]>) {
  return async (
    { query: { invoiceId } }: Operations['listStatusEvents']['input'],
    { staff }: StaffCaller,
    { database }: ServerContext,
  ): Promise<{ data: Item[] }> => ({
    data: await database.transaction((tx) => list(tx, staff, invoiceId)),
  });
}

/** The operations of the tag invoices. */
export const invoiceOperations: HandlersOf<'invoices'> = {
  async listInvoices({ query }, caller, { database, secrets }) {
    const { page = 0, size = 10, include, sort } = query;
    if ('staff' in caller) {
      const filter = readFilter(query, secrets);
      return database.query((tx) =>
        listInvoices(tx, caller.staff, filter, { page, size, include, sort }),
      );
    }
    const found = await database.query((tx) => listOfSession(tx, caller.session, { page, size }));
    if (!found) throw await database.query((tx) => refusalOf(tx, caller.session));
    caller.client.log.person(found.personId);
    return found.answer;
  },

  async exportInvoices({ query }, { staff }, { database, secrets }) {
    const filter = readFilter(query, secrets);
    const lines = await exportInvoices(database, staff, filter, query);
    return new CsvFile(lines, 'Invoices.csv');
  },

  async countNewInvoices({ query: { since, ...query } }, { staff }, { database, secrets }) {
    const question = { filter: readFilter(query, secrets), since };
    return { data: await database.transaction((tx) => countNewInvoices(tx, staff, question)) };
  },

  async sumInvoices({ query }, { staff }, { database, secrets }) {
    const filter = readFilter(query, secrets);
    return { data: await database.query((tx) => sumInvoices(tx, staff, filter)) };
  },

  async getInvoice({ path: { id: invoiceId } }, { staff }, { database, secrets, clock }) {
    const question = { staff, invoiceId, secrets, now: clock.now() };
    return versioned(await database.transaction((tx) => readInvoice(tx, question)));
  },

  changeInvoiceStatus(input, caller, context) {
    const { reason, ...payload } = input.body;
    return changeInvoice(input, caller, context, { kind: statusChange, payload, reason });
  },

  changeInvoiceAmount(input, caller, context) {
    const { reason, ...change } = input.body;
    const payload = { ...change, action: 'amount' } as const;
    return changeInvoice(input, caller, context, { kind: changedAmount, payload, reason });
  },

  async previewInvoiceChange({ path, headers, body }, { staff }, context) {
    const { database, secrets, clock } = context;
    const command = commandOf({ staff, secrets, invoiceId: path.id, headers, now: clock.now() });
    const running = rolledBack(database.transaction, (tx) =>
      previewChange(tx, command, body, context),
    );
    return { data: await withCurrentState(running, database, command) };
  },

  async refundInvoice({ body, headers }, { staff }, context) {
    const { database, secrets, clock } = context;
    const { invoiceId, reason } = body;
    const publicUrl = originOf('payform', context.config);
    const command = commandOf({ staff, secrets, invoiceId, headers, now: clock.now() });
    const payload = { invoiceId, amount: String(body.amount), payee: body.payee, publicUrl };
    const change = { ...command, payload, reason };
    const refunding = database.transaction(async (tx) => {
      const outcome = await makeOrRequest(tx, refundKind, change);
      if ('approval' in outcome) return pending(outcome.approval);
      const { id } = outcome.made.row;
      return { data: await readRefund(tx, { staff, invoiceId: id, publicUrl }) };
    });
    return withCurrentState(refunding, database, command);
  },

  async listRefunds({ query: { invoiceId } }, { staff }, { database, config }) {
    const publicUrl = originOf('payform', config);
    const question = { staff, invoiceId, publicUrl };
    return { data: await database.transaction((tx) => listRefunds(tx, question)) };
  },

  retryInvoice(input, caller, context) {
    const payload = { action: 'retry', invoiceId: input.body.invoiceId } as const;
    return changeInvoice(input, caller, context, { kind: retriedWithdrawal, payload });
  },

  async advanceInvoice(
    { path: { id: invoiceId }, body: { minutes }, headers },
    { staff },
    { database, secrets, clock },
  ) {
    const command = commandOf({ staff, secrets, invoiceId, headers, now: clock.now() });
    const changing = database.transaction(async (tx) => {
      await advanceClockByStaff(tx, { ...command, minutes });
      return readInvoice(tx, command);
    });
    return versioned(await withCurrentState(changing, database, command));
  },

  listInvoiceNotes({ path: { id: invoiceId }, query }, { staff }, { database }) {
    const { before, size = 25 } = query;
    const page = { invoiceId, before, size };
    return database.transaction((tx) => listInvoiceNotes(tx, staff, page));
  },

  async addInvoiceNote(
    { path: { id: invoiceId }, body: { text } },
    { staff },
    { database, clock },
  ) {
    const note = { staff, invoiceId, text, now: clock.now() };
    return { data: await database.transaction((tx) => addInvoiceNote(tx, note)) };
  },

  async listInvoiceAssignees(_, { staff }, { database }) {
    return { data: await database.query((tx) => listInvoiceAssignees(tx, staff)) };
  },

  async assignInvoice(
    { path: { id: invoiceId }, body: { personId } },
    { staff },
    { database, clock },
  ) {
    const person = personId === null ? null : asId<PersonId>(personId);
    const assignment = { staff, invoiceId, personId: person, now: clock.now() };
    return { data: await database.transaction((tx) => assignInvoice(tx, assignment)) };
  },

  async countInvoiceSections({ query: { invoiceId } }, { staff }, { database }) {
    return { data: await database.query((tx) => countSections(tx, staff, invoiceId)) };
  },

  listStatusEvents: listing(listStatusEvents),
  listInvoiceErrors: listing(listInvoiceErrors),
  listInvoiceEvents: listing(listInvoiceEvents),
  listRoutingDecisions: listing(listDecisions),
  listInvoicePostings: listing(listPostings),
};
