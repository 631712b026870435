import { createHash } from 'node:crypto';
import { asId } from '@tiyin/domain/ids';
import type { Life, HistoryContext } from './life.ts';

/** The number of random bytes of a form's id. */
const idBytes = 24;

/**
 * Writes the hosted form of an invoice. Its secrets come from the plan and the server's secret, so
 * that knowing the plan is not enough to guess them.
 */
export function writeForm({ batch, secrets, seed }: HistoryContext, { row, scenario }: Life): void {
  const secret = Buffer.from(secrets.blindIndex(`demo form ${seed} ${scenario.number}`), 'hex');
  batch.forms.push({
    id: asId(secret.toString('base64url', 0, idBytes)),
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
