import { isDeepStrictEqual } from 'node:util';
import type { ApprovableEffect, JudgedChange } from '../approvals/approval-kind.ts';

/** Whether an effect has the object and the lines that were judged; always where nothing was. */
export function isAsJudged(
  { subject, preview }: Pick<ApprovableEffect, 'preview' | 'subject'>,
  judged: JudgedChange | undefined,
): boolean {
  if (!judged) return true;
  return subject === judged.subject && isDeepStrictEqual(preview.changes, judged.preview.changes);
}
