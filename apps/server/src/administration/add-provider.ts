import { randomBytes } from 'node:crypto';
import type { ProviderId } from '@tiyin/domain/ids';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { provider } from '../db/schema.ts';
import { StartupError } from '../errors/startup-error.ts';
import { createHttpProvider } from '../providers/http/create-http-provider.ts';
import { requireProviderAddress } from '../providers/http/provider-address.ts';
import type { NewProvider } from './read-order.ts';

/** A provider that was added; the secret only where it was made here, since it is shown once. */
export type AddedProvider = { readonly id: ProviderId; readonly madeSecret: string | undefined };

/**
 * Adds a provider (PEOPLE-48). An http provider signs with the given secret, or with a generated
 * one.
 * @param secret `whsec_` and the base64 of at least 24 random bytes
 * @throws StartupError for an invalid address or secret
 */
export async function addProvider(
  {
    database,
    secrets,
    clock,
    config,
  }: Pick<ServerContext, 'database' | 'secrets' | 'clock' | 'config'>,
  order: NewProvider,
  secret: string | undefined,
): Promise<AddedProvider> {
  if (order.kind === 'http') await requireProviderAddress(order.url, config);
  const madeSecret =
    order.kind === 'http' && secret === undefined
      ? `whsec_${randomBytes(32).toString('base64')}`
      : undefined;
  const id = await database.transaction(async (tx) => {
    const made =
      order.kind === 'http'
        ? await createHttpProvider(tx, { ...order, secret: secret ?? madeSecret ?? '' }, secrets)
        : await insertProvider(tx, order);
    recordAudit(tx, {
      actor: { type: 'system' },
      action: 'provider.added',
      subject: `provider:${made}`,
      details: { kind: order.kind, name: order.name },
      now: clock.now(),
    });
    return made;
  });
  return { id, madeSecret };
}

async function insertProvider(
  tx: Tx,
  { kind, name }: { readonly kind: 'sandbox' | 'manual'; readonly name: string },
): Promise<ProviderId> {
  const [row] = await tx.insert(provider).values({ kind, name }).returning({ id: provider.id });
  if (!row) throw new StartupError('The provider was not written.');
  return row.id;
}
