import type {
  AmountChangeRequest,
  ChangeInvoiceStatusData,
  GetInvoiceData,
  InvoiceAnswer,
  InvoiceListAnswer,
  ListInvoicesData,
  ListStatusEventsData,
  StatusChangeRequest,
  StatusEventListAnswer,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { changeAmount } from '../payments/invoices/change-amount.ts';
import { changeStatus } from '../payments/invoices/change-status.ts';
import { listInvoices } from '../payments/invoices/list-invoices.ts';
import type { InvoiceChange } from '../payments/invoices/lock-for-change.ts';
import { readInvoice } from '../payments/invoices/read-invoice.ts';
import { listStatusEvents } from '../payments/invoices/status-events.ts';
import { retryWithdrawal } from '../payments/payouts/retry-withdrawal.ts';
import { ProblemError } from '../problem.ts';
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag invoices. */
export function invoiceOperations({ database, clock, secrets }: ServerContext) {
  const list: OperationHandler = (request): Promise<InvoiceListAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<ListInvoicesData['query']>>(request, 'query');
    const { terminalId, page = 0, size = 10 } = query;
    return database.transaction((tx) => listInvoices(tx, staff, { terminalId, page, size }));
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

  const events: OperationHandler = async (request): Promise<StatusEventListAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<ListStatusEventsData['query']>(request, 'query');
    const data = await database.transaction((tx) => listStatusEvents(tx, staff, invoiceId));
    return { data };
  };

  return {
    listInvoices: list,
    getInvoice: read,
    changeInvoiceStatus: changeItsStatus,
    changeInvoiceAmount: changeItsAmount,
    retryInvoice: retry,
    listStatusEvents: events,
  };
}
