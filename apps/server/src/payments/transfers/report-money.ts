import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { readReportedAccount } from './reported-account.ts';
import { takeTransfer } from './take-transfer.ts';

type MoneyReport = {
  readonly invoiceId: string;
  readonly accountId: number;
  readonly externalId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly actor: Extract<Actor, { type: 'provider' }>;
  readonly now: Date;
};

/**
 * A provider of the server itself reports money for a deposit that it names. What contradicts an earlier
 * report is a notification, and nothing that such a provider could answer for.
 */
export async function reportMoney(tx: Tx, report: MoneyReport): Promise<void> {
  const { accountId, ...rest } = report;
  const account = await readReportedAccount(tx, accountId);
  if (!account) throw new Error(`money was reported on account ${accountId}, which is not there`);
  await takeTransfer(tx, { ...rest, account });
}
