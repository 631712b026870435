import { minorUnits } from '@tiyin/domain/money';
import { and, desc, eq, inArray, notExists } from 'drizzle-orm';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import { noteFact } from '@tiyin/server/db/installation';
import { invoice, paymentAccount, provider } from '@tiyin/server/db/schema';
import { takeTransfer } from '@tiyin/server/payments/transfers/take-transfer';

/** Minor units; no deposit of the history has it. */
const strayAmount = 12_345_600n;

/**
 * Once, reports unmatched money on an account of a demo with a history, so that the notifications
 * have an open one (PEOPLE-43).
 */
export async function addDemoNeed({ database, clock }: ServerContext): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await noteFact(tx, 'demo-need', '1'))) return;
    const account = await quietAccount(tx);
    if (!account) return;
    await takeTransfer(tx, {
      actor: { type: 'provider', id: account.providerId },
      account: { ...account, isTest: true },
      externalId: 'demo-stray-1',
      amount: minorUnits(strayAmount),
      now: clock.now(),
    });
  });
}

/** A sandbox account without an open deposit: money on it stays unmatched. */
async function quietAccount(tx: Tx) {
  const open = tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.accountId, paymentAccount.id),
        inArray(invoice.status, ['IN_PROGRESS', 'PENDING']),
      ),
    );
  const [account] = await tx
    .select({
      id: paymentAccount.id,
      providerId: paymentAccount.providerId,
      currency: paymentAccount.currency,
    })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(and(eq(provider.kind, 'sandbox'), eq(paymentAccount.currency, 'UZS'), notExists(open)))
    .orderBy(desc(paymentAccount.id))
    .limit(1);
  return account;
}
