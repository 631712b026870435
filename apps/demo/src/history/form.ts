import { createHash } from 'node:crypto';
import type { Life, HistoryContext } from './life.ts';

/** How many random bytes a form's id has. */
const idBytes = 24;

/**
 * Writes the hosted form of an invoice. Its secrets come from the plan and the server's secret, so that
 * nobody can guess them who knows the plan alone.
 */
export function writeForm({ batch, secrets, seed }: HistoryContext, { row, scenario }: Life): void {
  const secret = Buffer.from(secrets.blindIndex(`demo form ${seed} ${scenario.number}`), 'hex');
  batch.forms.push({
    id: secret.toString('base64url', 0, idBytes),
    invoiceId: row.id,
    verificationKey: createHash('sha256').update(secret).digest('base64url'),
    successUrl: 'https://example.com/paid',
    cancelUrl: 'https://example.com/canceled',
    errorUrl: 'https://example.com/failed',
    callbackUrl: null,
    canChangeAmount: scenario.canChangeAmount,
    methodId: null,
  });
}
