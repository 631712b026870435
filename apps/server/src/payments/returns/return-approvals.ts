import { amountToWire } from '@tiyin/domain/money';
import { and, desc, eq, ne } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { approval, person } from '../../db/schema.ts';
import { describeCurrency } from '../describe-currency.ts';
import { type ReturnSource, subjectOf } from './return-source.ts';

const limit = 20;

/** The requests for returns of a source that were not approved, or not yet, newest first (LEDGER-281). */
export async function listReturnApprovals(tx: Tx, source: ReturnSource) {
  const rows = await tx
    .select({ row: approval, person })
    .from(approval)
    .innerJoin(person, eq(person.id, approval.requestedBy))
    .where(
      and(
        eq(approval.kind, 'RETURN'),
        eq(approval.subject, subjectOf(source)),
        // An approved one is a return.
        ne(approval.status, 'APPROVED'),
      ),
    )
    .orderBy(desc(approval.requestedAt), desc(approval.id))
    .limit(limit);
  return rows.map(({ row, person: by }) => {
    const { id, status, requestedAt, amount, currency, reason } = row;
    if (amount === null || currency === null) throw new Error(`approval ${id} has no amount`);
    return {
      id,
      status,
      requestDate: requestedAt.toISOString(),
      amount: amountToWire(amount),
      currency: describeCurrency(currency),
      personName: `${by.firstName} ${by.lastName}`.trim(),
      reason,
    };
  });
}
