import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { requireProviderAddress } from '../http/provider-address.ts';
import {
  type VersionedOfProvider,
  actorOf,
  lockProvider,
  requireFreeName,
} from './provider-row.ts';

type Content = {
  readonly name: string;
  /** As `checkChangedAddress` returned it. */
  readonly url: string | null;
};

/**
 * Looks up and checks the address that a provider is to have; null for one that is not called. Outside of a transaction,
 * since a lookup takes its time. 422 at `/url`.
 */
export async function checkChangedAddress(
  given: string | undefined,
  config: ServerContext['config'],
): Promise<string | null> {
  return given === undefined ? null : requireProviderAddress(given, config);
}

/**
 * Changes the name and the address of a provider (PEOPLE-302); the next call goes there. 404, 409 `conflict`, 422 with the
 * field.
 */
export async function changeProvider(
  tx: Tx,
  command: VersionedOfProvider & Content,
): Promise<void> {
  const { providerId, staff, url, now } = command;
  const row = await lockProvider(tx, providerId, command.expectedVersion);
  if (row.kind === 'http' && url === null) {
    throw notAllowed('/url', 'A provider over HTTP needs an address');
  }
  if (row.kind !== 'http' && url !== null) {
    throw notAllowed('/url', 'Only a provider over HTTP has an address');
  }
  const name = await requireFreeName(tx, command.name, providerId);
  if (name === row.name && url === row.url) return;
  await tx
    .update(provider)
    .set({ name, url, version: row.version + 1 })
    .where(eq(provider.id, providerId));
  recordAudit(tx, {
    actor: actorOf(staff),
    action: 'provider.changed',
    subject: `provider:${providerId}`,
    before: { name: row.name, url: row.url },
    after: { name, url },
    now,
  });
}
