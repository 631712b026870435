import type { AccountId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { boolean, integer, object } from 'superstruct';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import { changeLimit } from '../payments/accounts/account-limit.ts';
import { lockAccount } from '../payments/accounts/lock-account.ts';
import { amountChange } from './preview-lines.ts';

type LimitPayload = {
  readonly accountId: AccountId;
  /** Minor units, as on the wire. */
  readonly limit: number;
  readonly priority: number;
  readonly checkUniqueAmount: boolean;
};

/** Another limit of a production account; its priority alone needs no approval (PEOPLE-261). */
export const limit: ApprovableKind<LimitPayload, Awaited<ReturnType<typeof changeLimit>>> = {
  code: 'LIMIT',
  permission: 'people.account.edit',
  payload: object({
    accountId: idStruct<AccountId>(integer()),
    limit: integer(),
    priority: integer(),
    checkUniqueAmount: boolean(),
  }),

  async preview(tx, change) {
    const { accountId } = change.payload;
    const { row, isTest } = await lockAccount(tx, accountId, change.expectedVersion);
    await changeLimit(tx, commandOf(change));
    const after = amountFromWire(change.payload.limit);
    return {
      subject: `account:${accountId}`,
      merchantId: null,
      isTest,
      version: row.version,
      size: after === row.limit ? null : 'any',
      preview: { changes: [amountChange('Limit', row.currency, row.limit, after)] },
    };
  },

  execute: (tx, change) => changeLimit(tx, commandOf(change)),
};

function commandOf({ payload, staff, expectedVersion, now }: ApprovableChange<LimitPayload>) {
  const { accountId, priority, checkUniqueAmount } = payload;
  const change = { limit: amountFromWire(payload.limit), priority, checkUniqueAmount };
  return { staff, accountId, change, expectedVersion, now };
}
