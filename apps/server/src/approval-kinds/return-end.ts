import type { ReturnId } from '@tiyin/domain/ids';
import { boolean, enums, object, optional, string } from 'superstruct';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import { type ReturnEnd, endReturn, lockEndableReturn } from '../payments/returns/end-return.ts';
import { withPostings } from '../payments/returns/preview-return.ts';
import { isReturnUnderWay, lockReturn } from '../payments/returns/return-row.ts';
import { sourceOf, subjectOf } from '../payments/returns/return-source.ts';
import { textChange } from './preview-lines.ts';

type EndPayload = Pick<ReturnEnd, 'hadFailed' | 'returnId' | 'status' | 'transferId'>;

/**
 * The declared outcome of a return that is unknown, or that failed wrongly, which always needs a second person (LEDGER-253,
 * LEDGER-773).
 */
export const returnEnd: ApprovableKind<EndPayload, void> = {
  code: 'PAYOUT_END',
  permission: 'transfer.confirm',
  payload: object({
    returnId: idStruct<ReturnId>(string()),
    status: enums(['paid', 'failed']),
    transferId: optional(string()),
    hadFailed: optional(boolean()),
  }),

  async preview(tx, change) {
    const { payload, staff } = change;
    const { row, source } = await lockEndableReturn(tx, commandOf(change));
    // The approver judges all books, whatever the requester sees of them.
    const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account' as const] };
    const { postings } = await withPostings(tx, { staff: seesAll, source: sourceOf(row) }, () =>
      endReturn(tx, commandOf(change)),
    );
    const { id, merchantId, isTest, amount, currency } = row;
    return {
      subject: subjectOf(sourceOf(row)),
      merchantId,
      isTest,
      version: source.invoice?.version ?? 1,
      size: { amount, currency },
      preview: {
        changes: [
          textChange('Return', null, id),
          textChange('Outcome', row.status, payload.status === 'paid' ? 'PAID' : 'FAILED'),
          ...(payload.transferId === undefined
            ? []
            : [textChange('Bank’s reference', null, payload.transferId)]),
        ],
        postings,
      },
    };
  },

  execute: (tx, change) => endReturn(tx, commandOf(change)),

  isOver: async (tx, { returnId, hadFailed = false }) => {
    const found = await lockReturn(tx, returnId);
    if (!found) return true;
    return hadFailed ? found.row.status !== 'FAILED' : !isReturnUnderWay(found.row);
  },
};

function commandOf({ payload, staff, reason, now }: ApprovableChange<EndPayload>): ReturnEnd {
  return { ...payload, staff, reason, now };
}
