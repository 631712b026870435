import { createHash } from 'node:crypto';
import { asId } from '@tiyin/domain/ids';
import type { Life, HistoryContext } from './life.ts';

const secretOf = (secrets: HistoryContext['secrets'], text: string) =>
  Buffer.from(secrets.blindIndex(text), 'hex');

/** The number of random bytes of a form's id. */
const idBytes = 24;

/**
 * Writes the hosted form of an invoice. Its secrets come from the plan and the server's secret, so
 * that knowing the plan is not enough to guess them.
 */
export function writeForm({ batch, secrets, seed }: HistoryContext, { row, scenario }: Life): void {
  const secret = secretOf(secrets, `demo form ${seed} ${scenario.number}`);
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

/** A phone more often than not. */
const devices = ['PHONE', 'PHONE', 'PHONE', 'PHONE', 'DESKTOP', 'DESKTOP', 'TABLET', null] as const;
const languages = ['uz', 'uz', 'uz', 'ru', 'ru', 'ru', 'ru', 'en'] as const;

/** Writes that the form was opened: every one on which something was done, and most of the others. */
export function writeOpening({ batch, secrets, seed }: HistoryContext, life: Life): void {
  const { row, scenario } = life;
  const [chance = 0, language = 0, device = 0] = secretOf(
    secrets,
    `demo opening ${seed} ${scenario.number}`,
  );
  if (row.methodId === null && chance < 64) return;
  batch.openings.push({
    invoiceId: row.id,
    language: languages[language % languages.length] ?? 'en',
    device: devices[device % devices.length] ?? null,
    openedAt: new Date(scenario.createdAt + 2_000),
  });
}
