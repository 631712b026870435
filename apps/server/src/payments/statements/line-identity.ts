import { hash } from 'node:crypto';
import { isOnlyCardNumber, maskCardNumbers } from '../../secrets/hide-card-numbers.ts';
import { createDigestCounter } from './count-digests.ts';
import type { StatementItem } from './formats/statement-item.ts';

type Line = Extract<StatementItem, { kind: 'line' }>;

/** A line to be written: without card numbers (API-491), and with its identity (LEDGER-261). */
export type NewLine = Line & {
  readonly identity: string;
  /** The identity of the same line where it was imported before card numbers were masked. */
  readonly formerIdentity: string | null;
};

/**
 * Gives the lines of one file the identities by which an account takes each once (LEDGER-261): the bank's
 * reference with day and amount, because a fee may share the reference of its payment, and a payer may copy one;
 * without a reference the day, the amount and the counterparty; and which of several equal ones in the file it is.
 * Card numbers are masked first: one could be had back from a hash without a key (API-201).
 */
export function createLineReader(): (line: Line) => NewLine {
  const identify = createIdentifier();
  const identifyFormer = createIdentifier();
  return (given) => {
    const line = withoutCardNumbers(given);
    const isAsGiven =
      line.reference === given.reference && line.counterparty === given.counterparty;
    return {
      ...line,
      identity: identify(line),
      formerIdentity: isAsGiven ? null : identifyFormer(given),
    };
  };
}

/** A card number is no reference: many payments have the same. */
function withoutCardNumbers({ reference, counterparty, purpose, ...line }: Line): Line {
  const isReference = reference !== undefined && !isOnlyCardNumber(reference);
  return {
    ...line,
    reference: isReference ? maskCardNumbers(reference) : undefined,
    counterparty: counterparty && maskCardNumbers(counterparty),
    purpose: purpose && maskCardNumbers(purpose),
  };
}

function createIdentifier(): (line: Line) => string {
  const countDigest = createDigestCounter();
  return ({ day, amount, reference, counterparty }) => {
    const name = reference === undefined ? [counterparty ?? ''] : ['reference', reference];
    const key = JSON.stringify([day, String(amount), ...name]);
    const digest = hash('sha256', key, 'base64url');
    return `line ${digest} ${countDigest(digest)}`;
  };
}
