import type {
  AssignTransferData,
  GetTransferData,
  ListTransfersData,
  TransferAnswer,
  TransferAssignRequest,
  TransferListAnswer,
  TransferReportRequest,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { ServerContext } from '../context.ts';
import { assignTransfer } from '../payments/transfers/assign-transfer.ts';
import { listUnmatched } from '../payments/transfers/list-unmatched.ts';
import { readTransfer } from '../payments/transfers/read-transfer.ts';
import { reportByStaff } from '../payments/transfers/report-by-staff.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag transfers. */
export function transferOperations({ database, clock }: ServerContext) {
  const list: OperationHandler = (request): Promise<TransferListAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<ListTransfersData['query']>>(request, 'query');
    const { page = 0, size = 10 } = query;
    return database.transaction((tx) => listUnmatched(tx, staff, { page, size }));
  };

  const read: OperationHandler = async (request): Promise<TransferAnswer> => {
    const { staff } = signedIn(request);
    const { id } = validated<GetTransferData['path']>(request, 'params');
    return { data: await database.transaction((tx) => readTransfer(tx, staff, id)) };
  };

  const assign: OperationHandler = async (request): Promise<TransferAnswer> => {
    const { staff } = signedIn(request);
    const { id } = validated<AssignTransferData['path']>(request, 'params');
    const { invoiceId } = validated<TransferAssignRequest>(request, 'body');
    const now = clock.now();
    const data = await database.transaction(async (tx) => {
      await assignTransfer(tx, { staff, id, invoiceId, now });
      return readTransfer(tx, staff, id);
    });
    return { data };
  };

  const report: OperationHandler = async (request, reply): Promise<TransferAnswer> => {
    const { staff } = signedIn(request);
    const body = validated<TransferReportRequest>(request, 'body');
    const money = {
      staff,
      accountId: body.accountId,
      amount: amountFromWire(body.amount),
      externalId: body.transferId,
      comment: body.comment,
      invoiceId: body.invoiceId,
      now: clock.now(),
    };
    const data = await database.transaction(async (tx) => {
      const id = await reportByStaff(tx, money);
      return readTransfer(tx, staff, id);
    });
    reply.code(201);
    return { data };
  };

  return {
    listTransfers: list,
    getTransfer: read,
    assignTransfer: assign,
    reportTransfer: report,
  };
}
