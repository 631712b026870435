import type { Outcome } from '../idempotency/once.ts';
import { Reply } from './handler.ts';

/** The response of a request with an Idempotency-Key, marked where an earlier request had it (API-447). */
export function replyOnce<Answer>({ answer, isReplayed }: Outcome<Answer>): Reply<Answer> {
  return new Reply(answer, { isReplayed });
}
