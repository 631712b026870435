import type { PayoutId } from '@tiyin/domain/ids';
import { enums, object, optional, string } from 'superstruct';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import { type PayoutEnd, endPayout, lockEndable } from '../payments/withdrawals/end-payout.ts';
import { previewPayoutEnd } from '../payments/withdrawals/preview-payout-end.ts';
import { isUnderWay, lockPayout } from '../payments/payouts/payout-row.ts';
import { textChange } from './preview-lines.ts';

type EndPayload = Pick<PayoutEnd, 'payoutId' | 'status' | 'transferId'>;

/** The declared outcome of a payout that is unknown, which always needs a second person (LEDGER-292). */
export const payoutEnd: ApprovableKind<EndPayload, void> = {
  code: 'PAYOUT_END',
  permission: 'transfer.confirm',
  payload: object({
    payoutId: idStruct<PayoutId>(string()),
    status: enums(['paid', 'failed']),
    transferId: optional(string()),
  }),

  async preview(tx, change) {
    const { staff, payload } = change;
    const { payout } = await lockEndable(tx, commandOf(change));
    // The approver judges all books, whatever the requester sees of them.
    const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account'] };
    const effect = await previewPayoutEnd(tx, { ...commandOf(change), staff: seesAll });
    const { id, merchantId, isTest, version, amount, currency, status } = effect.invoice;
    const { vouchedAmount, postings, balance, callbacks } = effect.whole;
    const outcome = payload.status === 'paid' ? 'PAID' : 'FAILED';
    return {
      subject: `invoice:${id}`,
      merchantId,
      isTest,
      version,
      size: { amount, currency },
      preview: {
        changes: [
          textChange('Transaction', null, payload.payoutId),
          textChange('Outcome', payout.status, outcome),
          ...(payload.transferId === undefined
            ? []
            : [textChange('Bank’s reference', null, payload.transferId)]),
          textChange('Status', status, effect.statusAfter),
        ],
        vouchedAmount,
        ...(postings && { postings }),
        ...(balance && { balance }),
        callbacks,
      },
    };
  },

  execute: (tx, change) => endPayout(tx, commandOf(change)),

  isOver: async (tx, { payoutId }) => {
    const found = await lockPayout(tx, payoutId);
    return !found || !isUnderWay(found.payout);
  },
};

function commandOf({
  payload,
  staff,
  reason,
  expectedVersion,
  now,
}: ApprovableChange<EndPayload>): PayoutEnd {
  return { ...payload, staff, reason, expectedVersion, now };
}
