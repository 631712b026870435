import type { ProviderId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { isProviderSecret } from './provider-secret.ts';

type NewProvider = {
  /** Reserved before; undefined: the next one. */
  readonly id?: ProviderId;
  readonly name: string;
  /** The base address: `/payouts` is appended. */
  readonly url: string;
  /** `whsec_<base64>` of at least 24 random bytes. */
  readonly secret: string;
};

/** The associated data of a provider's encrypted secrets: its row (PEOPLE-40). */
export function providerSecretOwner(providerId: ProviderId): string {
  return `provider:${providerId}`;
}

/**
 * Writes a provider that is called over HTTP and reports over HTTP (ROUTING-42); returns its id.
 * @throws StartupError for a secret of another form or too short
 */
export async function createHttpProvider(
  tx: Tx,
  { id, name, url, secret }: NewProvider,
  secrets: Secrets,
): Promise<ProviderId> {
  if (!isProviderSecret(secret)) {
    throw new StartupError(
      `${name} needs a secret like whsec_ and the base64 of 24 random bytes or more.`,
    );
  }
  const [row] = await tx
    .insert(provider)
    .values({ ...(id !== undefined && { id }), name, kind: 'http', url: url.replace(/\/+$/, '') })
    .returning({ id: provider.id });
  if (!row) throw new Error('a provider was not written');
  const secretEncrypted = secrets.encrypt(secret, providerSecretOwner(row.id));
  await tx.update(provider).set({ secretEncrypted }).where(eq(provider.id, row.id));
  return row.id;
}
