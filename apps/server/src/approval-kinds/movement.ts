import type { AccountId } from '@tiyin/domain/ids';
import { amountFromWire, addMoney, subtractMoney, money } from '@tiyin/domain/money';
import { enums, integer, object, string } from 'superstruct';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import { lockAccount } from '../payments/accounts/lock-account.ts';
import { moveAccountMoney } from '../payments/accounts/move-money.ts';
import { movedTotal } from '../payments/accounts/moved-total.ts';
import { amountChange, textChange } from './preview-lines.ts';

type MovementPayload = {
  readonly accountId: AccountId;
  readonly direction: 'SWEEP' | 'TOP_UP';
  /** Minor units, as on the wire. */
  readonly amount: number;
  readonly comment: string;
};

/**
 * Money moved between a payment account and the outside, measured with what moved the same way before (PEOPLE-531,
 * PEOPLE-532).
 */
export const movement: ApprovableKind<
  MovementPayload,
  Awaited<ReturnType<typeof moveAccountMoney>>
> = {
  code: 'MOVEMENT',
  permission: 'people.account.edit',
  payload: object({
    accountId: idStruct<AccountId>(integer()),
    direction: enums(['SWEEP', 'TOP_UP']),
    amount: integer(),
    comment: string(),
  }),

  async preview(tx, change) {
    const { accountId, direction } = change.payload;
    const { row, isTest, standing } = await lockAccount(tx, accountId, change.expectedVersion);
    await moveAccountMoney(tx, commandOf(change));
    const { currency, version } = row;
    const { staff, now } = change;
    const moving = { accountId, currency, direction, personId: staff.id, now };
    const together = await movedTotal(tx, moving);
    const amount = amountFromWire(change.payload.amount);
    const moved = money(amount, currency);
    const after =
      direction === 'SWEEP' ? subtractMoney(standing, moved) : addMoney(standing, moved);
    return {
      subject: `account:${accountId}`,
      merchantId: null,
      isTest,
      version,
      size: { amount, currency },
      together,
      preview: {
        changes: [
          textChange('Direction', null, direction === 'SWEEP' ? 'Sweep' : 'Top up'),
          amountChange('Balance of the account', currency, standing.amount, after.amount),
        ],
      },
    };
  },

  execute: (tx, change) => moveAccountMoney(tx, commandOf(change)),
};

function commandOf({ payload, staff, expectedVersion, now }: ApprovableChange<MovementPayload>) {
  return { ...payload, amount: amountFromWire(payload.amount), staff, expectedVersion, now };
}
