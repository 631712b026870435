import type { AccountId } from '@tiyin/domain/ids';
import { desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { accountMovement, paymentAccount, person } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { describeMovement } from './describe-movement.ts';

type Page = {
  readonly accountId: AccountId;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of the movements of a payment account, newest first, and the account's version. */
export async function listMovements(tx: Tx, { accountId, page, size }: Page) {
  const [account] = await tx.select().from(paymentAccount).where(eq(paymentAccount.id, accountId));
  if (!account) throw new ProblemError('not_found');
  const ofAccount = eq(accountMovement.accountId, accountId);
  const rows = await tx
    .select({ movement: accountMovement, person })
    .from(accountMovement)
    .leftJoin(person, eq(person.id, accountMovement.personId))
    .where(ofAccount)
    .orderBy(desc(accountMovement.id))
    .limit(size)
    .offset(page * size);
  const { currency, version } = account;
  return {
    data: rows.map((row) => describeMovement({ ...row, currency })),
    total: await tx.$count(accountMovement, ofAccount),
    version,
  };
}
