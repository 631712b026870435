import type { MerchantId, TerminalId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';

/** The objects that a rule is about: nothing of another merchant is counted (RUN-561). */
export type Measured = {
  readonly merchantId: MerchantId | null;
  readonly terminalId: TerminalId | null;
  readonly isTest: boolean;
};

const minuteMs = 60_000;

/** A time back from now. */
export type Period = { readonly minutes: number; readonly now: Date };

/** The beginning of a period, at a whole minute, as a value of SQL. */
export function beginningOf({ minutes, now }: Period): SQL {
  const last = Math.floor(now.getTime() / minuteMs) * minuteMs;
  return sql`${new Date(last - minutes * minuteMs).toISOString()}::timestamptz`;
}
