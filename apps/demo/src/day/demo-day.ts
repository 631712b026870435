import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, formatReportDay, parseReportDay } from '@tiyin/domain/dates';
import type { ServerContext } from '@tiyin/server/context';
import { noteFact, readFact } from '@tiyin/server/db/installation';
import { readDemoStaff } from './demo-staff.ts';
import { leaveExceptions } from './exceptions.ts';
import { productionTerminal } from './production-deposit.ts';
import { refundDeposits } from './refunds.ts';
import { settlePart } from './settle-part.ts';
import { importStatement, readDayAccounts, statementToImport } from './statement.ts';

/** A day can be closed ten minutes after its end (LEDGER-264); the rest is for the start of the server. */
const settleMs = 15 * 60_000;

/** The first moment of the last day that can be closed, in Unix ms. */
function lastClosableDay(now: Date): number {
  return Math.floor((now.getTime() - settleMs) / dayMs) * dayMs - dayMs;
}

/**
 * Once, gives a demo with a history the day of a treasurer (RUN-280): yesterday's money that did not fit, a
 * payout of which nothing is known, a refund that waits for a second person and one to pay out, a return to
 * confirm, a settlement, and a bank's statement of one account. The statement of the other is for the treasurer
 * to import.
 */
export async function addDemoDay({
  database,
  secrets,
  clock,
}: Pick<ServerContext, 'clock' | 'database' | 'secrets'>): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    const day = lastClosableDay(now);
    if (!(await noteFact(tx, 'demo-day', formatReportDay(day)))) return;
    const shop = await productionTerminal(tx, 'DEPOSIT');
    const staff = await readDemoStaff(tx);
    if (!shop || !staff) return;
    const context = { secrets };
    const paid = await leaveExceptions({ tx, context, shop, staff, day });
    await refundDeposits({ tx, context, now }, staff, paid);
    await settlePart(tx, staff, { shop, now });
    await importStatement(tx, { staff: staff.operator, day, now });
  });
}

/** A statement for the treasurer to import. */
export type DemoStatement = { readonly bankName: string; readonly path: string };

/**
 * Writes the statement of an account whose bank was not heard of on the demo's day beside the data; undefined
 * once it was imported.
 */
export async function writeDemoStatement({
  database,
  config,
}: Pick<ServerContext, 'config' | 'database'>): Promise<DemoStatement | undefined> {
  const found = await database.transaction(async (tx) => {
    const parsed = parseReportDay((await readFact(tx, 'demo-day')) ?? '');
    if (!parsed.ok) return undefined;
    const accounts = await readDayAccounts(tx, parsed.ms);
    const account = accounts.find(({ statementLines }) => statementLines === 0);
    return account && { account, text: statementToImport(parsed.ms, account) };
  });
  if (!found) return undefined;
  const path = join(config.dataDir, `statement-of-account-${found.account.id}.csv`);
  await writeFile(path, found.text);
  return { bankName: found.account.bankName, path };
}
