import type { Settlement } from '@tiyin/api/types';
import type { TerminalId } from '@tiyin/domain/ids';
import { amountFromWire, minorUnits, addMoney, money } from '@tiyin/domain/money';
import { integer, nullable, object, optional } from 'superstruct';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { idStruct } from '../db/id-struct.ts';
import { terminal } from '../db/schema.ts';
import { ledgerBalance } from '../payments/ledger/accounts.ts';
import { createSettlement, settle } from '../payments/settlements/create-settlement.ts';
import { settledSize } from '../payments/settlements/judge-rate.ts';
import { settledToday } from '../payments/settlements/settled-today.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import { amountChange } from './preview-lines.ts';

type SettlementPayload = {
  readonly terminalId: TerminalId;
  /** Minor units of the terminal's currency, as on the wire. */
  readonly baseAmount: number;
  /** Minor units of USDT. */
  readonly settlementAmount: number;
  readonly confirmedRate?: number | null | undefined;
};

/**
 * A settlement, measured by the larger of its two amounts (PEOPLE-502) with those of its merchant before (PEOPLE-533).
 * It has no version: balance and rate are judged again when it is executed.
 */
export const settlement: ApprovableKind<SettlementPayload, Settlement> = {
  code: 'SETTLEMENT',
  permission: 'settlement.create',
  payload: object({
    terminalId: idStruct<TerminalId>(integer()),
    baseAmount: integer(),
    settlementAmount: integer(),
    confirmedRate: optional(nullable(integer())),
  }),

  async preview(tx, change) {
    const { terminalId, merchantId, isTest, currency, ...amounts } = await settle(
      tx,
      commandOf(change),
    );
    const balance = await ledgerBalance(
      tx,
      { kind: 'merchant_balance', merchantId },
      { currency, isTest },
    );
    const { baseAmount, settlementAmount, impliedRate } = amounts;
    const before = addMoney(balance, money(baseAmount, currency));
    const { now } = change;
    const measured = await settledSize(tx, { baseAmount, settlementAmount, currency, now });
    const ofDay = await settledToday(tx, { merchantId, currency, now });
    const together = await settledSize(tx, { ...ofDay, currency, now });
    return {
      subject: `terminal:${terminalId}`,
      merchantId,
      isTest,
      version: 0,
      size: { amount: measured.amount, currency },
      together: together.amount,
      isExceptional: measured.isExceptional,
      preview: {
        changes: [
          amountChange('Taken from the balance', currency, null, baseAmount),
          amountChange('Settled', 'USDT', null, settlementAmount),
          amountChange(
            'Rate of the two amounts, for one USDT',
            currency,
            null,
            minorUnits(impliedRate),
          ),
          amountChange('Balance of the merchant', currency, before.amount, balance.amount),
        ],
      },
    };
  },

  async execute(tx, change) {
    await requireInScope(tx, change);
    // The key was already taken when it was requested.
    return createSettlement(tx, { ...commandOf(change), key: undefined, secrets: change.secrets });
  },
};

/** 404 where the requester of an approved settlement is of another merchant by now, who can never make it (PEOPLE-263). */
async function requireInScope(
  tx: Tx,
  { judged, staff, payload }: ApprovableChange<SettlementPayload>,
): Promise<void> {
  if (!judged) return;
  const isOwn = and(eq(terminal.id, payload.terminalId), inScope(staff, terminal.merchantId));
  if ((await tx.$count(terminal, isOwn)) === 0) throw new ProblemError('not_found');
}

function commandOf({ payload, staff, now }: ApprovableChange<SettlementPayload>) {
  const { confirmedRate } = payload;
  return {
    staff,
    terminalId: payload.terminalId,
    baseAmount: amountFromWire(payload.baseAmount),
    settlementAmount: amountFromWire(payload.settlementAmount),
    confirmedRate:
      typeof confirmedRate === 'number' ? amountFromWire(confirmedRate) : confirmedRate,
    now,
  };
}
