import type { Actor } from '../../actor.ts';
import type { ProviderId } from '@tiyin/domain/ids';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { createHttpProvider } from '../http/create-http-provider.ts';
import { requireProviderAddress } from '../http/provider-address.ts';
import { isProviderSecret, makeProviderSecret } from '../http/provider-secret.ts';
import { requireFreeName } from './provider-row.ts';

/** A new provider; only one over http has an address and a secret. */
export type NewProvider = {
  readonly name: string;
  readonly kind: 'sandbox' | 'manual' | 'http';
  readonly url?: string | undefined;
  /** Chosen by the other side; undefined: one is made. */
  readonly secret?: string | undefined;
};

/** A provider that was added; the secret only where it was made here, since it is shown once. */
export type AddedProvider = { readonly id: ProviderId; readonly madeSecret: string | undefined };

type Deps = Pick<ServerContext, 'database' | 'secrets' | 'clock' | 'config'>;

/**
 * Adds a provider (PEOPLE-300), from the back office or the command line. 422 with the field for a taken name, an
 * address that no call may reach, and a secret of another form. The address is looked up before the transaction.
 */
export async function addProvider(
  { database, secrets, clock, config }: Deps,
  order: NewProvider,
  actor: Actor,
): Promise<AddedProvider> {
  const url = await addressOf(order, config);
  const secret = secretOf(order);
  const id = await database.transaction(async (tx) => {
    const name = await requireFreeName(tx, order.name, undefined);
    const made =
      url === undefined
        ? await insertProvider(tx, name, order.kind)
        : await createHttpProvider(tx, { name, url, secret }, secrets);
    recordAudit(tx, {
      actor,
      action: 'provider.added',
      subject: `provider:${made}`,
      after: { name, kind: order.kind, ...(url !== undefined && { url }) },
      now: clock.now(),
    });
    return made;
  });
  const isMade = url !== undefined && order.secret === undefined;
  return { id, madeSecret: isMade ? secret : undefined };
}

async function addressOf(
  { kind, url }: NewProvider,
  config: Deps['config'],
): Promise<string | undefined> {
  if (kind !== 'http') {
    if (url === undefined) return undefined;
    throw notAllowed('/url', 'Only a provider over HTTP has an address');
  }
  if (url === undefined) throw notAllowed('/url', 'A provider over HTTP needs an address');
  return requireProviderAddress(url, config);
}

function secretOf({ kind, secret }: NewProvider): string {
  if (secret === undefined) return makeProviderSecret();
  if (kind === 'http' && isProviderSecret(secret)) return secret;
  throw notAllowed(
    '/secret',
    kind === 'http'
      ? 'A secret is like whsec_ and the base64 of 24 random bytes or more'
      : 'Only a provider over HTTP has a secret',
  );
}

async function insertProvider(
  tx: Tx,
  name: string,
  kind: NewProvider['kind'],
): Promise<ProviderId> {
  const [row] = await tx.insert(provider).values({ kind, name }).returning({ id: provider.id });
  if (!row) throw new Error('a provider was not written');
  return row.id;
}
