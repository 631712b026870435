import type { Settlement } from '@tiyin/api/types';
import type { TerminalId } from '@tiyin/domain/ids';
import { amountToWire, type MinorUnits, minorUnits, isLessMoney, money } from '@tiyin/domain/money';
import { and, eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { writeEvent } from '../../callbacks/write-event.ts';
import type { Tx } from '../../db/database.ts';
import { settlement, terminal } from '../../db/schema.ts';
import { requireUnusedElsewhere } from '../../idempotency/key-of-person.ts';
import { actOnly, once, type Outcome } from '../../idempotency/once.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { lockedBalance } from '../ledger/accounts.ts';
import { bookSettlement } from './book-settlement.ts';
import { judgeRate } from './judge-rate.ts';
import type { SettlementRow } from './settlement-row.ts';

/** A settlement that a person requests. */
export type SettlementRequest = {
  readonly staff: Staff;
  readonly terminalId: TerminalId;
  /** Minor units of the terminal's currency. */
  readonly baseAmount: MinorUnits;
  /** Minor units of USDT. */
  readonly settlementAmount: MinorUnits;
  /**
   * The rate from which the person confirmed to deviate, in minor units; null: that there is none.
   */
  readonly confirmedRate: bigint | null | undefined;
  readonly now: Date;
};

type Keyed = Pick<
  SettlementRequest,
  'baseAmount' | 'now' | 'settlementAmount' | 'staff' | 'terminalId'
> & {
  /** The caller's Idempotency-Key; undefined if none was sent. */
  readonly key: string | undefined;
  readonly secrets: Pick<Secrets, 'keyedHash' | 'keyedHashes'>;
};

/**
 * Runs a settlement once per key where one was sent; repeated, it has the first answer. 422 at
 * `/terminalId` outside the person's scope.
 */
export async function settleOnce<Answer>(
  tx: Tx,
  { staff, terminalId, baseAmount, settlementAmount, key, secrets, now }: Keyed,
  act: () => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const { merchantId } = await findTerminal(tx, staff, terminalId);
  if (key === undefined) return { answer: await act(), isReplayed: false };
  const body = {
    terminalId,
    baseAmount: String(baseAmount),
    settlementAmount: String(settlementAmount),
  };
  // No merchant's server can send a key with a space: staff have theirs to themselves.
  const request = { merchantId, key: `staff ${staff.id} ${key}`, body, secrets, now };
  await requireUnusedElsewhere(tx, request);
  return once(tx, request, actOnly(act));
}

/** The terminal of a settlement; 422 at `/terminalId` outside the person's scope. */
export async function findTerminal(tx: Tx, staff: Staff, terminalId: TerminalId) {
  const [found] = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)));
  if (!found) throw notAllowed('/terminalId', 'There is no such terminal');
  return found;
}

/**
 * Pays out a part of a merchant's balance in USDT (LEDGER-31). 422 at `/terminalId` outside the person's scope,
 * 422 `rate_stale`, `rate_too_far` or `rate_not_confirmed` by `judgeRate`,
 * 422 `insufficient_funds` when the balance does not cover it (LEDGER-33).
 */
export async function settle(tx: Tx, request: SettlementRequest): Promise<SettlementRow> {
  const { staff, baseAmount, settlementAmount, now } = request;
  const ownTerminal = await findTerminal(tx, staff, request.terminalId);
  const { id: terminalId, merchantId, currency, isTest } = ownTerminal;
  const implied = await judgeRate(tx, { ...request, currency });
  const name = { kind: 'merchant_balance', merchantId } as const;
  const balance = await lockedBalance(tx, name, ownTerminal);
  if (isLessMoney(balance, money(baseAmount, currency))) {
    throw new ProblemError('insufficient_funds');
  }
  const [row] = await tx
    .insert(settlement)
    .values({
      merchantId,
      terminalId,
      currency,
      isTest,
      baseAmount,
      settlementAmount,
      impliedRate: implied,
      personId: staff.id,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('a settlement was not written');
  await bookSettlement(tx, row);
  await writeEvent(tx, 'settlement.created', row, now);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'settlement.created',
    subject: `settlement:${row.id}`,
    details: {
      merchantId,
      baseAmount: String(baseAmount),
      currency,
      settlementAmount: String(settlementAmount),
      impliedRate: String(implied),
    },
    now,
  });
  return row;
}

/** Settles by `settle`, once per key as `settleOnce`. */
export async function createSettlement(
  tx: Tx,
  request: Keyed & SettlementRequest,
): Promise<Settlement> {
  const { answer } = await settleOnce(tx, request, async () =>
    describeSettlement(await settle(tx, request)),
  );
  return answer;
}

function describeSettlement(row: SettlementRow): Settlement {
  return {
    id: row.id,
    terminalId: row.terminalId,
    baseAmount: amountToWire(row.baseAmount),
    currency: describeCurrency(row.currency),
    settlementAmount: amountToWire(row.settlementAmount),
    impliedRate: amountToWire(minorUnits(row.impliedRate)),
    isTest: row.isTest,
    createdDate: row.createdAt.toISOString(),
  };
}
