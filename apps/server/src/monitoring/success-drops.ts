import type { SuccessDrop as DropAnswer } from '@tiyin/api/types';
import type { AccountId, MerchantId, MethodId, ProviderId } from '@tiyin/domain/ids';
import {
  type DropSlice,
  explainDrop,
  type SuccessCell,
  type SuccessCounts,
  successRateOf,
} from '@tiyin/domain/monitoring';
import { hasPermission } from '@tiyin/domain/permissions';
import { methodById } from '@tiyin/domain/requisites';
import type { Tx } from '../db/database.ts';
import type { Staff } from '../staff/staff.ts';
import { type EndedRow, type Periods, readEnded } from './read-ended.ts';

const minuteMs = 60_000;

type Question = {
  readonly staff: Staff;
  readonly merchantId: MerchantId;
  /** The length of the period; the current minute counts, too. */
  readonly minutes: number;
  readonly now: Date;
};

type Keys = {
  readonly methodId: MethodId | null;
  /** An account without a bank's name has one of its own. */
  readonly bank: string | AccountId | null;
  readonly accountId: AccountId | null;
  readonly providerId: ProviderId | null;
};

/** The drops of the success rates of a merchant's terminals, each with what explains it (OFFICE-590). */
export async function successDrops(tx: Tx, question: Question): Promise<DropAnswer[]> {
  const period = periodOf(question);
  const rows = await readEnded(tx, question, period);
  const seesAccounts = hasPermission(question.staff.permissions, 'people.account');
  const byTerminal = Map.groupBy(rows, (row) => row.terminal_id);
  const periodStart = new Date(period.middle).toISOString();
  const periodEnd = question.now.toISOString();
  return [...byTerminal].flatMap(([terminalId, ofTerminal]) => {
    const drop = dropOf(ofTerminal, seesAccounts);
    return drop === null ? [] : { terminalId, periodStart, periodEnd, ...drop };
  });
}

/** The period and the one before it, in Unix ms: both have the same length. */
function periodOf({ minutes, now }: Question): Periods {
  const end = now.getTime();
  const middle = Math.floor(end / minuteMs) * minuteMs - minutes * minuteMs;
  return { start: middle - (end - middle), middle, end };
}

/** @param seesAccounts without it only methods are compared: accounts and providers are the operator's */
function dropOf(rows: readonly EndedRow[], seesAccounts: boolean) {
  const low = rows[0]?.low ?? 0;
  const cells = rows.map((row) => cellOf(row, seesAccounts));
  const drop = explainDrop(cells, low);
  if (drop === null) return null;
  const describe = (slice: DropSlice<Partial<Keys>>) => describeSlice(slice, rows);
  return {
    comparedWith: drop.comparedWith,
    successPercentLowThreshold: low,
    now: describeCounts(drop.now),
    before: describeCounts(drop.before),
    culprit: drop.culprit && describe(drop.culprit),
    slices: drop.slices.map(describe),
  };
}

function cellOf(row: EndedRow, seesAccounts: boolean): SuccessCell<Partial<Keys>> {
  const route = {
    bank: row.bank ?? row.account_id,
    accountId: row.account_id,
    providerId: row.provider_id,
  };
  return {
    keys: { methodId: row.method_id, ...(seesAccounts && route) },
    now: { ended: Number(row.ended), succeeded: Number(row.succeeded) },
    before: { ended: Number(row.ended_before), succeeded: Number(row.succeeded_before) },
  };
}

function describeCounts(counts: SuccessCounts) {
  return {
    endedCount: counts.ended,
    successCount: counts.succeeded,
    successPercent: successRateOf(counts),
  };
}

function describeSlice(
  { keys, now, before, sharePercent }: DropSlice<Partial<Keys>>,
  rows: readonly EndedRow[],
): DropAnswer['slices'][number] {
  const { methodId, bank, accountId, providerId } = keys;
  const provider = rows.find((row) => row.provider_id === providerId)?.provider_name;
  const lastFour = rows.find((row) => row.account_id === accountId)?.last_four;
  return {
    ...(methodId !== undefined && { paymentMethod: describeMethod(methodId) }),
    ...(typeof bank === 'string' && { bank }),
    ...(accountId !== undefined && {
      account: accountId === null ? null : { id: accountId, lastFour: lastFour ?? '' },
    }),
    ...(providerId !== undefined && {
      provider: providerId === null ? null : { id: providerId, name: provider ?? '' },
    }),
    now: describeCounts(now),
    before: describeCounts(before),
    sharePercent,
  };
}

function describeMethod(methodId: MethodId | null) {
  const method = methodId === null ? undefined : methodById(methodId);
  return method ? { name: method.name } : null;
}
