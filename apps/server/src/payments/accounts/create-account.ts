import type { AccountId, PoolId } from '@tiyin/domain/ids';
import { lastFour } from '@tiyin/domain/requisites';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, poolAccount } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { credentialOwner } from './credential.ts';

type NewAccount = Omit<
  typeof paymentAccount.$inferInsert,
  'valueEncrypted' | 'valueIndex' | 'valueLastFour'
> & {
  /** Card number or phone, in digits; undefined if it is added later. */
  readonly value: string | undefined;
  readonly poolId: PoolId;
};

/** Makes a payment account in a pool, its credential encrypted (ROUTING-17). */
export async function createAccount(
  tx: Tx,
  account: NewAccount,
  secrets: Secrets,
): Promise<AccountId> {
  const { value, poolId, ...columns } = account;
  const [row] = await tx
    .insert(paymentAccount)
    .values({
      ...columns,
      valueEncrypted: null,
      valueIndex: value === undefined ? null : secrets.blindIndex(value),
      valueLastFour: lastFour(value ?? ''),
    })
    .returning({ id: paymentAccount.id });
  if (!row) throw new Error('a payment account was not written');
  if (value !== undefined) {
    const valueEncrypted = secrets.encrypt(value, credentialOwner(row.id));
    await tx.update(paymentAccount).set({ valueEncrypted }).where(eq(paymentAccount.id, row.id));
  }
  await tx.insert(poolAccount).values({ poolId, accountId: row.id });
  return row.id;
}
