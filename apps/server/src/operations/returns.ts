import type { Operations } from '@tiyin/api/operations';
import { moneyReturn } from '../approval-kinds/money-return.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import type { ServerContext } from '../context.ts';
import { describeReturn, listReturns } from '../payments/returns/describe-return.ts';
import type { ReturnOrder } from '../payments/returns/return-money.ts';
import { notAllowed } from '../problem.ts';
import { confirmReturn } from '../providers/manual/confirm-return.ts';
import type { StaffCaller } from './caller.ts';
import { type HandlersOf, pending } from './handler.ts';

type Body = Operations['returnTransfer']['input']['body'];

async function giveBack(
  source: ReturnOrder['source'],
  { amount, payee, reason }: Omit<Body, 'invoiceId'>,
  { staff }: StaffCaller,
  { database, secrets, clock }: ServerContext,
) {
  const payload = { ...source, amount: String(amount), payee };
  const command = { staff, reason, secrets, expectedVersion: undefined, now: clock.now() };
  return database.transaction(async (tx) => {
    const outcome = await makeOrRequest(tx, moneyReturn, { ...command, payload });
    if ('approval' in outcome) return pending(outcome.approval);
    return { data: await describeReturn(tx, outcome.made.id) };
  });
}

/** The operations of the tag returns. */
export const returnOperations: HandlersOf<'returns'> = {
  returnTransfer({ path: { id: transferId }, body }, caller, context) {
    return giveBack({ transferId }, body, caller, context);
  },

  returnInvoiceMoney({ body: { invoiceId, ...body } }, caller, context) {
    return giveBack({ invoiceId }, body, caller, context);
  },

  async listReturns({ query: { invoiceId, transferId } }, { staff }, { database }) {
    const source = transferId === undefined ? invoiceId && { invoiceId } : { transferId };
    if (!source) throw notAllowed('query.invoiceId', 'Name an invoice or a transfer');
    return { data: await database.transaction((tx) => listReturns(tx, staff, source)) };
  },

  async confirmReturn({ path, body }, { staff }, { database, clock }) {
    const { status, transferId } = body;
    const command = { staff, returnId: path.id, status, transferId, now: clock.now() };
    return { data: await database.transaction((tx) => confirmReturn(tx, command)) };
  },
};
