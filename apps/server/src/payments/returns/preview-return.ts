import { and, eq, gt, max, sql } from '../../db/drizzle.ts';
import { asId, type PostingId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { posting } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { readPostings } from '../ledger/list-postings.ts';
import { isGuardedReturn } from './guarded-return.ts';
import { type ReturnCommand, applyReturn } from './return-money.ts';
import { givenToPayee } from '../payouts/given-to-payee.ts';
import { openReturnPayee, returnedTotal } from './return-row.ts';
import { type ReturnSource, lockSource } from './return-source.ts';

/**
 * Makes a return, also without a reason, and describes it with its posting as the person may see it
 * (LEDGER-281). The caller undoes it.
 */
export async function previewReturn(tx: Tx, command: ReturnCommand & { readonly staff: Staff }) {
  const { source, staff, secrets, now } = command;
  const { invoice } = await lockSource(tx, source);
  const { made: row, postings } = await withPostings(tx, { staff, source }, () =>
    applyReturn(tx, command),
  );
  const isGuarded = await isGuardedReturn(tx, source, { row, secrets });
  const { currency } = row;
  const credential = openReturnPayee(secrets, row);
  const ofPayee = await givenToPayee(tx, { credential, currency, secrets, now });
  const ofSource = await returnedTotal(tx, source);
  const together = ofPayee > ofSource ? ofPayee : ofSource;
  return { row, version: invoice?.version ?? 1, isGuarded, together, postings };
}

type Booked = { readonly staff: Staff; readonly source: ReturnSource };

/** Makes a change of the money of a locked source, and describes its postings as the person may see them. */
export async function withPostings<Made>(
  tx: Tx,
  { staff, source }: Booked,
  make: () => Promise<Made>,
) {
  const last = await lastPosting(tx);
  const made = await make();
  // Fails here where the commit would.
  await tx.execute(sql`set constraints all immediate`);
  const written = await readPostings(tx, staff, and(gt(posting.id, last), isOf(source)));
  return { made, postings: written.map(({ kind, legs }) => ({ kind, legs })) };
}

/** Later postings about the locked source are of its return. */
async function lastPosting(tx: Tx): Promise<PostingId> {
  const [row] = await tx.select({ id: max(posting.id) }).from(posting);
  return row?.id ?? asId(0);
}

function isOf(source: ReturnSource) {
  return 'transferId' in source
    ? eq(posting.transferId, source.transferId)
    : eq(posting.invoiceId, source.invoiceId);
}
