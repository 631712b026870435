import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { providerSecretOwner } from '../http/create-http-provider.ts';
import {
  type OfProvider,
  type ProviderRow,
  type VersionedOfProvider,
  actorOf,
  lockProvider,
} from './provider-row.ts';

const hourMs = 60 * 60_000;

/** Until when the former secret of a provider counts as well; null if it does not. */
export function formerUntil(
  { formerSecretEncrypted, formerSecretUntil }: ProviderRow,
  now: Date,
): Date | null {
  const isValid =
    formerSecretEncrypted !== null && formerSecretUntil !== null && formerSecretUntil > now;
  return isValid ? formerSecretUntil : null;
}

/**
 * Replaces the secret of a provider (PEOPLE-303): the former one counts as well for the overlap.
 * 404, 409 `conflict`, 409 `rotation_under_way` while an earlier overlap lasts, 422 for a provider without a secret.
 */
export async function rotateProviderSecret(
  tx: Tx,
  command: VersionedOfProvider & { readonly secret: string; readonly overlapHours: number },
  secrets: Secrets,
): Promise<void> {
  const { providerId, staff, secret, overlapHours, now } = command;
  const row = await lockProvider(tx, providerId, command.expectedVersion);
  if (row.secretEncrypted === null) {
    throw new ProblemError('not_allowed', { detail: 'This provider has no secret' });
  }
  if (formerUntil(row, now)) throw new ProblemError('rotation_under_way');
  const hasOverlap = overlapHours > 0;
  const until = hasOverlap ? new Date(now.getTime() + overlapHours * hourMs) : null;
  await tx
    .update(provider)
    .set({
      secretEncrypted: secrets.encrypt(secret, providerSecretOwner(providerId)),
      formerSecretEncrypted: hasOverlap ? row.secretEncrypted : null,
      formerSecretUntil: until,
      secretChangedAt: now,
      version: row.version + 1,
    })
    .where(eq(provider.id, providerId));
  recordAudit(tx, {
    actor: actorOf(staff),
    action: 'provider.secret_rotated',
    subject: `provider:${providerId}`,
    details: { formerUntil: until?.toISOString() ?? 'ended at once' },
    now,
  });
}

/** Ends the overlap of a rotation: the former secret is refused from now on. 404. */
export async function endFormerSecret(
  tx: Tx,
  { staff, providerId, now }: OfProvider,
): Promise<void> {
  const row = await lockProvider(tx, providerId);
  const until = formerUntil(row, now);
  if (!until) return;
  await tx
    .update(provider)
    .set({ formerSecretEncrypted: null, formerSecretUntil: null, version: row.version + 1 })
    .where(eq(provider.id, providerId));
  recordAudit(tx, {
    actor: actorOf(staff),
    action: 'provider.former_secret_ended',
    subject: `provider:${providerId}`,
    before: { formerUntil: until.toISOString() },
    after: { formerUntil: null },
    now,
  });
}
