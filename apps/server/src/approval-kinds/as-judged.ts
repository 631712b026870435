import { isDeepStrictEqual } from 'node:util';
import type {
  ApprovableChange,
  ApprovableEffect,
  JudgedChange,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { undone } from '../db/transactions.ts';
import { ProblemError } from '../problem.ts';

/** Whether an effect has the object and the lines that were judged; always where nothing was. */
export function isAsJudged(
  { subject, preview }: Pick<ApprovableEffect, 'preview' | 'subject'>,
  judged: JudgedChange | undefined,
): boolean {
  if (!judged) return true;
  return subject === judged.subject && isDeepStrictEqual(preview.changes, judged.preview.changes);
}

/**
 * 409 `conflict` where a change would write other postings by now than were judged: with another fee, or vouching for
 * money in place of a transfer that is gone. A balance may have moved.
 */
export async function requireSamePostings<Payload>(
  tx: Tx,
  change: ApprovableChange<Payload>,
  describe: (tx: Tx, change: ApprovableChange<Payload>) => Promise<ApprovableEffect>,
): Promise<void> {
  const { judged } = change;
  if (!judged) return;
  const { preview } = await undone(tx, () => describe(tx, change));
  // As they are stored, in which nothing is undefined.
  const isSame = JSON.stringify(preview.postings) === JSON.stringify(judged.preview.postings);
  if (!isSame) throw new ProblemError('conflict');
}
