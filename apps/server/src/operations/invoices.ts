import type {
  AmountChangeRequest,
  ChangeInvoiceStatusData,
  CountAnswer,
  CountInvoiceSectionsData,
  CountNewInvoicesData,
  ExportInvoicesData,
  GetInvoiceData,
  InvoiceAnswer,
  InvoiceErrorListAnswer,
  InvoiceEventListAnswer,
  InvoiceListAnswer,
  ListInvoicesData,
  ListStatusEventsData,
  PostingListAnswer,
  RoutingDecisionListAnswer,
  SectionCountsAnswer,
  StatusChangeRequest,
  StatusEventListAnswer,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { changeAmount } from '../payments/invoices/change-amount.ts';
import { changeStatus } from '../payments/invoices/change-status.ts';
import { countNewInvoices } from '../payments/invoices/count-new.ts';
import { countSections } from '../payments/invoices/count-sections.ts';
import { exportInvoices } from '../payments/invoices/csv/export-invoices.ts';
import { listInvoiceErrors, listInvoiceEvents } from '../payments/invoices/invoice-events.ts';
import { readFilter } from '../payments/invoices/invoice-filter.ts';
import { listInvoices } from '../payments/invoices/list-invoices.ts';
import { listOfSession } from '../payments/invoices/list-of-session.ts';
import type { InvoiceChange } from '../payments/invoices/lock-for-change.ts';
import { readInvoice } from '../payments/invoices/read-invoice.ts';
import { listStatusEvents } from '../payments/invoices/status-events.ts';
import { listPostings } from '../payments/ledger/list-postings.ts';
import { retryWithdrawal } from '../payments/payouts/retry-withdrawal.ts';
import { listDecisions } from '../payments/routing/list-decisions.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** Whether a page of the list is asked for without any filter: then the list finds who asks, too. */
export function isPlainPage(request: FastifyRequest): boolean {
  const query = validated<object>(request, 'query');
  return Object.keys(query).every((name) => name === 'page' || name === 'size');
}

/** The operations of the tag invoices. */
export function invoiceOperations({ database, clock, secrets }: ServerContext) {
  const list: OperationHandler = async (request): Promise<InvoiceListAnswer> => {
    const query = validated<NonNullable<ListInvoicesData['query']>>(request, 'query');
    const { page = 0, size = 10 } = query;
    const { session } = request;
    if (session) {
      const answer = await database.query((tx) => listOfSession(tx, session, { page, size }));
      if (!answer) throw new ProblemError('unauthorized');
      return answer;
    }
    const { staff } = signedIn(request);
    const filter = readFilter(query);
    return database.query((tx) => listInvoices(tx, staff, filter, { page, size }));
  };

  const download: OperationHandler = async (request, reply) => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<ExportInvoicesData['query']>>(request, 'query');
    const lines = await exportInvoices(database, staff, readFilter(query));
    reply.type('text/csv; charset=utf-8; header=present');
    reply.header('content-disposition', 'attachment; filename="Invoices.csv"');
    return reply.send(lines);
  };

  const countNew: OperationHandler = async (request): Promise<CountAnswer> => {
    const { staff } = signedIn(request);
    const { since, ...query } = validated<CountNewInvoicesData['query']>(request, 'query');
    const filter = readFilter(query);
    return {
      data: await database.transaction((tx) => countNewInvoices(tx, staff, { filter, since })),
    };
  };

  const read: OperationHandler = async (request, reply): Promise<InvoiceAnswer> => {
    const { staff } = signedIn(request);
    const { id } = validated<GetInvoiceData['path']>(request, 'params');
    const data = await database.transaction((tx) =>
      readInvoice(tx, { staff, invoiceId: id, secrets, now: clock.now() }),
    );
    reply.header('etag', etagOf(data.version));
    return { data };
  };

  /** Changes an invoice by one use case and answers it; a conflict answers its current state. */
  async function changed(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, change: InvoiceChange) => Promise<void>,
  ): Promise<InvoiceAnswer> {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<{ invoiceId: string }>(request, 'body');
    const headers = validated<NonNullable<ChangeInvoiceStatusData['headers']>>(request, 'headers');
    const now = clock.now();
    const change = { staff, secrets, invoiceId, expectedVersion: expectedVersion(headers), now };
    const data = await database
      .transaction(async (tx) => {
        await work(tx, change);
        return readInvoice(tx, change);
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof ProblemError) || error.code !== 'conflict') throw error;
        // Read again: with the refused change went the audit of what its current state shows.
        const current = await database.transaction((tx) => readInvoice(tx, change));
        throw new ProblemError('conflict', { current });
      });
    reply.header('etag', etagOf(data.version));
    return { data };
  }

  const changeItsStatus: OperationHandler = (request, reply) => {
    const { statusId } = validated<StatusChangeRequest>(request, 'body');
    return changed(request, reply, (tx, change) => changeStatus(tx, { ...change, statusId }));
  };

  const changeItsAmount: OperationHandler = (request, reply) => {
    const amount = amountFromWire(validated<AmountChangeRequest>(request, 'body').amount);
    return changed(request, reply, (tx, change) => changeAmount(tx, { ...change, amount }));
  };

  const retry: OperationHandler = (request, reply) => changed(request, reply, retryWithdrawal);

  /** Answers a list about one invoice, by one use case. */
  async function listed<Item>(
    request: FastifyRequest,
    ask: (tx: Tx, staff: Staff, invoiceId: string) => Promise<Item[]>,
  ): Promise<{ data: Item[] }> {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<ListStatusEventsData['query']>(request, 'query');
    return { data: await database.transaction((tx) => ask(tx, staff, invoiceId)) };
  }

  const countRows: OperationHandler = async (request): Promise<SectionCountsAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<CountInvoiceSectionsData['query']>(request, 'query');
    return { data: await database.query((tx) => countSections(tx, staff, invoiceId)) };
  };

  const history: OperationHandler = (request): Promise<StatusEventListAnswer> =>
    listed(request, listStatusEvents);
  const errors: OperationHandler = (request): Promise<InvoiceErrorListAnswer> =>
    listed(request, listInvoiceErrors);
  const events: OperationHandler = (request): Promise<InvoiceEventListAnswer> =>
    listed(request, listInvoiceEvents);
  const routing: OperationHandler = (request): Promise<RoutingDecisionListAnswer> =>
    listed(request, listDecisions);
  const postings: OperationHandler = (request): Promise<PostingListAnswer> =>
    listed(request, listPostings);

  return {
    listInvoices: list,
    exportInvoices: download,
    countNewInvoices: countNew,
    getInvoice: read,
    changeInvoiceStatus: changeItsStatus,
    changeInvoiceAmount: changeItsAmount,
    retryInvoice: retry,
    countInvoiceSections: countRows,
    listStatusEvents: history,
    listInvoiceErrors: errors,
    listInvoiceEvents: events,
    listRoutingDecisions: routing,
    listInvoicePostings: postings,
  };
}
