import type { Operations } from '@tiyin/api/operations';
import type { InvoiceId, TransferId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { returnEnd } from '../approval-kinds/return-end.ts';
import { moneyReturn, returnEffect } from '../approval-kinds/money-return.ts';
import { isApprovalRequired } from '../approvals/approval-rules.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import type { ServerContext } from '../context.ts';
import { rolledBack } from '../db/transactions.ts';
import { describeReturn, listReturns, readReturnFor } from '../payments/returns/describe-return.ts';
import { listSuspense } from '../payments/returns/list-suspense.ts';
import { previewReturn } from '../payments/returns/preview-return.ts';
import { listReturnApprovals } from '../payments/returns/return-approvals.ts';
import type { ReturnCommand } from '../payments/returns/return-money.ts';
import { readReturn } from '../payments/returns/return-row.ts';
import type { ReturnSource } from '../payments/returns/return-source.ts';
import { readReturnable } from '../payments/returns/returnable-money.ts';
import { notAllowed } from '../problem.ts';
import { confirmReturn } from '../providers/manual/confirm-return.ts';
import type { StaffCaller } from './caller.ts';
import { type HandlersOf, pending } from './handler.ts';

type Body = Operations['returnTransfer']['input']['body'];

type NamedSource = {
  readonly invoiceId: InvoiceId | undefined;
  readonly transferId: TransferId | undefined;
};

async function giveBack(
  source: ReturnCommand['source'],
  { amount, payee, reason }: Omit<Body, 'invoiceId'>,
  { staff }: StaffCaller,
  { database, secrets, clock }: ServerContext,
) {
  const payload = { ...source, amount: String(amount), payee };
  const command = { staff, reason, secrets, expectedVersion: undefined, now: clock.now() };
  return database.transaction(async (tx) => {
    const outcome = await makeOrRequest(tx, moneyReturn, { ...command, payload });
    if ('approval' in outcome) return pending(outcome.approval);
    return { data: await describeReturn(tx, command, outcome.made.id) };
  });
}

function sourceOf({ invoiceId, transferId }: NamedSource): ReturnSource | undefined {
  if (transferId !== undefined) return { transferId };
  return invoiceId === undefined ? undefined : { invoiceId };
}

/** The operations of the tag returns. */
export const returnOperations: HandlersOf<'returns'> = {
  returnTransfer({ path: { id: transferId }, body }, caller, context) {
    return giveBack({ transferId }, body, caller, context);
  },

  returnInvoiceMoney({ body: { invoiceId, ...body } }, caller, context) {
    return giveBack({ invoiceId }, body, caller, context);
  },

  async listReturns({ query: { invoiceId, transferId } }, { staff }, { database, clock }) {
    const source = sourceOf({ invoiceId, transferId });
    if (!source) throw notAllowed('query.invoiceId', 'Name an invoice or a transfer');
    return database.transaction(async (tx) => ({
      data: await listReturns(tx, { staff, now: clock.now() }, source),
      requests: await listReturnApprovals(tx, source),
      returnable: await readReturnable(tx, source),
    }));
  },

  async previewReturn({ body: { transferId, invoiceId, payee, ...body } }, { staff }, context) {
    const { database, secrets, clock } = context;
    const source = sourceOf({ invoiceId, transferId });
    const isOne = (transferId === undefined) !== (invoiceId === undefined);
    if (!source || !isOne) throw notAllowed('/invoiceId', 'Name an invoice or a transfer');
    const amount = amountFromWire(body.amount);
    const command = { staff, source, amount, payee, reason: undefined, secrets, now: clock.now() };
    const data = await rolledBack(database.transaction, async (tx) => {
      const effect = await previewReturn(tx, command);
      const { postings, version } = effect;
      const seesBooks = hasPermission(staff.permissions, 'merchant.read.finance');
      return {
        version,
        isReasonRequired: true,
        isApprovalRequired: await isApprovalRequired(tx, moneyReturn.code, returnEffect(effect)),
        fee: null,
        vouchedAmount: 0,
        ...(seesBooks && { postings }),
        callbacks: [],
        isPayoutUnderWay: false,
        isReleasing: false,
      };
    });
    return { data };
  },

  async getReturn({ path: { id: returnId } }, { staff }, { database, secrets, clock }) {
    const reading = { staff, returnId, secrets, now: clock.now() };
    return { data: await database.transaction((tx) => readReturnFor(tx, reading)) };
  },

  listSuspense({ query: { page = 0, size = 10 } }, { staff }, { database, clock }) {
    const now = clock.now();
    return database.transaction((tx) => listSuspense(tx, { staff, page, size, now }));
  },

  async confirmReturn({ path, body }, { staff }, { database, clock }) {
    const { status, transferId, reason } = body;
    const command = { staff, returnId: path.id, status, transferId, reason, now: clock.now() };
    return { data: await database.transaction((tx) => confirmReturn(tx, command)) };
  },

  async endReturn({ path, body }, { staff }, { database, secrets, clock }) {
    const { reason, ...outcome } = body;
    const given = { staff, reason, secrets, expectedVersion: undefined, now: clock.now() };
    return database.transaction(async (tx) => {
      const row = await readReturn(tx, path.id);
      const late = row?.status === 'FAILED' && { hadFailed: true };
      const payload = { returnId: path.id, ...outcome, ...late };
      const made = await makeOrRequest(tx, returnEnd, { ...given, payload });
      if ('made' in made) throw new Error('a return was ended by one person');
      return pending(made.approval);
    });
  },
};
