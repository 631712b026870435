import { createHash } from 'node:crypto';
import type { StatementItem } from './formats/statement-item.ts';

type Line = Extract<StatementItem, { kind: 'line' }>;

/**
 * Gives the lines of one file the identities by which an account takes each once (LEDGER-261): the bank's
 * reference with day and amount, because a fee may share the reference of its payment, and a payer may copy one;
 * without a reference the day, the amount and the counterparty; and which of several equal ones in the file it is.
 */
export function createLineIdentity(): (line: Line) => string {
  const counts = new Map<string, number>();
  return ({ day, amount, reference, counterparty }) => {
    const name = reference === undefined ? [counterparty ?? ''] : ['reference', reference];
    const key = JSON.stringify([day, String(amount), ...name]);
    const hash = createHash('sha256').update(key).digest('base64url');
    const number = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, number);
    return `line ${hash} ${number}`;
  };
}
