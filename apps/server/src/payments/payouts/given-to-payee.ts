import { dayMs } from '@tiyin/domain/dates';
import { type CurrencyCode, type MinorUnits, minorUnits, plus } from '@tiyin/domain/money';
import { and, eq, gt, inArray, isNotNull, or, sql, sum } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, moneyReturn, payout } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';

type Payee = {
  /** Card or phone, in digits. */
  readonly credential: string;
  readonly currency: CurrencyCode;
  readonly secrets: Pick<Secrets, 'blindIndexes'>;
  readonly now: Date;
};

/**
 * The refunds and returns of production to one payee within 24 hours, of all deposits and transfers together, in minor
 * units (PEOPLE-534). A refund counts from its last payout, too: its payee may be named days after it was made.
 */
export async function givenToPayee(
  tx: Tx,
  { credential, currency, secrets, now }: Payee,
): Promise<MinorUnits> {
  const indexes = secrets.blindIndexes(credential);
  const since = new Date(now.getTime() - dayMs);
  const isPaidSince = sql`exists (select from ${payout}
    where ${payout.invoiceId} = ${invoice.id} and ${payout.createdAt} > ${since.toISOString()})`;
  const [refunded] = await tx
    .select({ total: sum(invoice.amount) })
    .from(invoice)
    .where(
      and(
        inArray(invoice.credentialIndex, indexes),
        isNotNull(invoice.refundOf),
        eq(invoice.currency, currency),
        eq(invoice.isTest, false),
        or(gt(invoice.createdAt, since), isPaidSince),
      ),
    );
  const [returned] = await tx
    .select({ total: sum(moneyReturn.amount) })
    .from(moneyReturn)
    .where(
      and(
        inArray(moneyReturn.credentialIndex, indexes),
        eq(moneyReturn.currency, currency),
        eq(moneyReturn.isTest, false),
        gt(moneyReturn.createdAt, since),
      ),
    );
  return plus(
    minorUnits(BigInt(refunded?.total ?? '0')),
    minorUnits(BigInt(returned?.total ?? '0')),
  );
}
