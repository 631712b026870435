import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServerContext } from '../../context.ts';
import { provider } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { requireProviderAddress } from '../http/provider-address.ts';
import {
  type VersionedOfProvider,
  actorOf,
  lockProvider,
  requireFreeName,
} from './provider-row.ts';

type Content = { readonly name: string; readonly url?: string | undefined };

/**
 * Changes the name and the address of a provider (PEOPLE-302); the next call goes there. 404, 409 `conflict`, 422 with the
 * field. The address is looked up before the transaction.
 */
export async function changeProvider(
  { database, config }: Pick<ServerContext, 'config' | 'database'>,
  order: VersionedOfProvider & Content,
): Promise<void> {
  const { providerId, staff, now } = order;
  const given = order.url === undefined ? null : await requireProviderAddress(order.url, config);
  await database.transaction(async (tx) => {
    const row = await lockProvider(tx, providerId, order.expectedVersion);
    if (row.kind === 'http' && given === null) {
      throw notAllowed('/url', 'A provider over HTTP needs an address');
    }
    if (row.kind !== 'http' && given !== null) {
      throw notAllowed('/url', 'Only a provider over HTTP has an address');
    }
    const name = await requireFreeName(tx, order.name, providerId);
    if (name === row.name && given === row.url) return;
    await tx
      .update(provider)
      .set({ name, url: given, version: row.version + 1 })
      .where(eq(provider.id, providerId));
    recordAudit(tx, {
      actor: actorOf(staff),
      action: 'provider.changed',
      subject: `provider:${providerId}`,
      before: { name: row.name, url: row.url },
      after: { name, url: given },
      now,
    });
  });
}
