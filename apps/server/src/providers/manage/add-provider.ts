import type { Actor } from '../../actor.ts';
import type { ProviderId } from '@tiyin/domain/ids';
import { sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
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

/** A new provider whose address and secret were checked; both are missing where it is not called. */
export type CheckedProvider = Pick<NewProvider, 'kind' | 'name'> & {
  readonly called?: { readonly url: string; readonly secret: string } | undefined;
};

/** A provider that was added; the secret only where it was made here, since it is shown once. */
export type AddedProvider = { readonly id: ProviderId; readonly madeSecret: string | undefined };

type Deps = Pick<ServerContext, 'database' | 'secrets' | 'clock' | 'config'>;

/**
 * Adds a provider (PEOPLE-300) without a second person: from the command line. 422 with the field for a taken name, an
 * address that no call may reach, and a secret of another form.
 */
export async function addProvider(
  { database, secrets, clock, config }: Deps,
  content: NewProvider,
  actor: Actor,
): Promise<AddedProvider> {
  const { checked, madeSecret } = await checkNewProvider(content, config);
  const id = await database.transaction(async (tx) => {
    const made = { ...checked, id: await nextProviderId(tx) };
    return writeProvider(tx, made, { actor, secrets, now: clock.now() });
  });
  return { id, madeSecret };
}

/**
 * Checks the address of a new provider, which is looked up, and its secret, which is made where none was chosen. Outside
 * of a transaction, since a lookup takes its time. 422 with the field.
 */
export async function checkNewProvider(
  content: NewProvider,
  config: Deps['config'],
): Promise<{ readonly checked: CheckedProvider; readonly madeSecret: string | undefined }> {
  const { name, kind } = content;
  const url = await addressOf(content, config);
  const secret = secretOf(content);
  if (url === undefined) return { checked: { name, kind }, madeSecret: undefined };
  const madeSecret = content.secret === undefined ? secret : undefined;
  return { checked: { name, kind, called: { url, secret } }, madeSecret };
}

/** The id of a provider that is not written yet. */
export async function nextProviderId(tx: Tx): Promise<ProviderId> {
  const [row] = await tx.execute<{ id: ProviderId }>(
    sql`select nextval(pg_get_serial_sequence('provider', 'id'))::integer as id`,
  );
  if (!row) throw new Error('the sequence of providers gave no id');
  return row.id;
}

type By = { readonly actor: Actor; readonly secrets: Secrets; readonly now: Date };

/** Writes a provider; audited. 422 for a taken name. */
export async function writeProvider(
  tx: Tx,
  { id, kind, called, ...given }: CheckedProvider & { readonly id: ProviderId },
  { actor, secrets, now }: By,
): Promise<ProviderId> {
  const name = await requireFreeName(tx, given.name, undefined);
  if (called) await createHttpProvider(tx, { id, name, ...called }, secrets);
  else await tx.insert(provider).values({ id, kind, name });
  recordAudit(tx, {
    actor,
    action: 'provider.added',
    subject: `provider:${id}`,
    after: { name, kind, ...(called && { url: called.url }) },
    now,
  });
  return id;
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
