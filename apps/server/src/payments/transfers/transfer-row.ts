import type { AccountId, ProviderId } from '@tiyin/domain/ids';
import { and, eq, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import type { ReportedAccount } from './reported-account.ts';

/** A transfer row: a report of money. */
export type TransferRow = typeof transfer.$inferSelect;

type Known = {
  readonly externalId: string;
  readonly accountId: AccountId;
  readonly providerId: ProviderId;
};

const selectTransfer = statement((composer, given: Given<Known>) =>
  composer
    .select()
    .from(transfer)
    .where(
      and(
        eq(transfer.externalId, given('externalId')),
        or(
          eq(transfer.accountId, given('accountId')),
          eq(transfer.providerId, given('providerId')),
        ),
      ),
    )
    .limit(1),
);

/** The transfer of an id that is known on an account already, or to its provider. */
export async function findTransfer(
  tx: Tx,
  account: ReportedAccount,
  externalId: string,
): Promise<TransferRow | undefined> {
  const { id: accountId, providerId } = account;
  const [row] = await selectTransfer(tx, { externalId, accountId, providerId });
  return row;
}
