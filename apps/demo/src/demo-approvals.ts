import { minorUnits } from '@tiyin/domain/money';
import { and, eq } from 'drizzle-orm';
import { movement } from '@tiyin/server/approval-kinds/movement';
import { changeRule } from '@tiyin/server/approvals/approval-rules';
import { makeOrRequest } from '@tiyin/server/approvals/request-approval';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import { noteFact } from '@tiyin/server/db/installation';
import { paymentAccount, person, provider } from '@tiyin/server/db/schema';

/** Minor units: 10 million som. */
const movementThreshold = 1_000_000_000n;
/** Minor units: 100 million som. */
const statusThreshold = 10_000_000_000n;

/** Once, sets thresholds, and has the second operator request a movement above one (PEOPLE-261). */
export async function addDemoApprovals({
  database,
  secrets,
  clock,
}: Pick<ServerContext, 'clock' | 'database' | 'secrets'>): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await noteFact(tx, 'demo-approvals', '1'))) return;
    const [staff] = await tx.select().from(person).where(eq(person.username, 'approver'));
    const accountId = await manualAccount(tx);
    if (!staff || accountId === undefined) return;
    const now = clock.now();
    const rule = { staff, currency: 'UZS', now } as const;
    await changeRule(tx, {
      ...rule,
      kind: 'STATUS_CHANGE',
      threshold: minorUnits(statusThreshold),
    });
    await changeRule(tx, { ...rule, kind: 'MOVEMENT', threshold: minorUnits(movementThreshold) });
    const comment = 'Top-up for tomorrow’s payouts';
    const amount = Number(movementThreshold) + 200_000_000;
    const payload = { accountId, direction: 'TOP_UP', amount, comment } as const;
    await makeOrRequest(tx, movement, {
      payload,
      staff,
      reason: comment,
      expectedVersion: undefined,
      secrets,
      now,
    });
  });
}

/** A production account of the provider that people work by hand. */
async function manualAccount(tx: Tx) {
  const [account] = await tx
    .select({ id: paymentAccount.id })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(and(eq(provider.kind, 'manual'), eq(paymentAccount.currency, 'UZS')))
    .limit(1);
  return account?.id;
}
