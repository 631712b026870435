import type {
  ChangeInvoiceStatusData,
  GetInvoiceData,
  InvoiceAnswer,
  InvoiceListAnswer,
  ListInvoicesData,
  ListStatusEventsData,
  StatusChangeRequest,
  StatusEventListAnswer,
} from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { changeStatus } from '../payments/invoices/change-status.ts';
import { listInvoices } from '../payments/invoices/list-invoices.ts';
import { readInvoice } from '../payments/invoices/read-invoice.ts';
import { listStatusEvents } from '../payments/invoices/status-events.ts';
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

  const change: OperationHandler = async (request, reply): Promise<InvoiceAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId, statusId } = validated<StatusChangeRequest>(request, 'body');
    const headers = validated<NonNullable<ChangeInvoiceStatusData['headers']>>(request, 'headers');
    const order = {
      staff,
      secrets,
      invoiceId,
      statusId,
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    const data = await database
      .transaction(async (tx) => {
        await changeStatus(tx, order);
        return readInvoice(tx, order);
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof ProblemError) || error.code !== 'conflict') throw error;
        // Read again: with the refused change went the audit of what its current state shows.
        const current = await database.transaction((tx) => readInvoice(tx, order));
        throw new ProblemError('conflict', { current });
      });
    reply.header('etag', etagOf(data.version));
    return { data };
  };

  const events: OperationHandler = async (request): Promise<StatusEventListAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<ListStatusEventsData['query']>(request, 'query');
    const data = await database.transaction((tx) => listStatusEvents(tx, staff, invoiceId));
    return { data };
  };

  return {
    listInvoices: list,
    getInvoice: read,
    changeInvoiceStatus: change,
    listStatusEvents: events,
  };
}
