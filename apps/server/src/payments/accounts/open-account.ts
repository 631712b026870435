import { defaultPriority } from '@tiyin/domain/accounts';
import type { MethodId, PoolId, ProviderId } from '@tiyin/domain/ids';
import { type CurrencyCode, defaultAccountLimit } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import { asc, desc, eq, sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, pool, poolAccount, provider } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import { usualPool } from '../../merchants/terminals/default-routes.ts';
import { createAccount } from './create-account.ts';
import { readAccount } from './describe-account.ts';

type Command = {
  readonly staff: Pick<Staff, 'id'>;
  readonly paymentProviderId: ProviderId;
  readonly paymentMethodId: MethodId;
  readonly secrets: Secrets;
  readonly now: Date;
};

/**
 * Creates a payment account with defaults by its currency and mode, so that it accepts deposits as
 * soon as it has a credential (ROUTING-13). 422 with the field for an unknown provider or method.
 */
export async function openAccount(tx: Tx, command: Command) {
  const { staff, paymentProviderId: providerId, paymentMethodId: methodId, secrets, now } = command;
  const [row] = await tx.select().from(provider).where(eq(provider.id, providerId));
  if (!row) throw notAllowed('/paymentProviderId', 'There is no such provider');
  const method = methodById(methodId);
  if (!method) throw notAllowed('/paymentMethodId', 'There is no such method');
  const { currency } = method;
  const poolId = await defaultPool(tx, currency, row.kind === 'sandbox');
  const accountId = await createAccount(
    tx,
    {
      value: undefined,
      poolId,
      providerId,
      methodId,
      currency,
      limit: defaultAccountLimit(currency),
      priority: defaultPriority,
      checkUniqueAmount: true,
    },
    secrets,
  );
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.created',
    subject: `account:${accountId}`,
    details: { providerId, methodId, poolId },
    now,
  });
  return readAccount(tx, { staff, accountId, secrets, now });
}

/**
 * The pool with most accounts of the currency, of the same mode first; without any, the one that
 * terminals of the currency use, else a new one.
 */
async function defaultPool(tx: Tx, currency: CurrencyCode, isTest: boolean): Promise<PoolId> {
  const ofMode = sql`count(*) filter (where (${provider.kind} = 'sandbox') = ${isTest})`;
  const [fitting] = await tx
    .select({ id: poolAccount.poolId })
    .from(poolAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.currency, currency))
    .groupBy(poolAccount.poolId)
    .orderBy(desc(ofMode), desc(sql`count(*)`), asc(poolAccount.poolId))
    .limit(1);
  const known = fitting?.id ?? (await usualPool(tx, currency));
  if (known !== undefined) return known;
  const [made] = await tx
    .insert(pool)
    .values({ name: `${currency} accounts` })
    .returning({ id: pool.id });
  if (!made) throw new Error('a pool was not written');
  return made.id;
}
