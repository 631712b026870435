import { hash } from 'node:crypto';
import { createDigestCounter } from './count-digests.ts';
import type { StatementItem } from './formats/statement-item.ts';

type Line = Extract<StatementItem, { kind: 'line' }>;

/**
 * Gives the lines of one file the identities by which an account takes each once (LEDGER-261): the bank's
 * reference with day and amount, because a fee may share the reference of its payment, and a payer may copy one;
 * without a reference the day, the amount and the counterparty; and which of several equal ones in the file it is.
 */
export function createLineIdentity(): (line: Line) => string {
  const countDigest = createDigestCounter();
  return ({ day, amount, reference, counterparty }) => {
    const name = reference === undefined ? [counterparty ?? ''] : ['reference', reference];
    const key = JSON.stringify([day, String(amount), ...name]);
    const digest = hash('sha256', key, 'base64url');
    return `line ${digest} ${countDigest(digest)}`;
  };
}
