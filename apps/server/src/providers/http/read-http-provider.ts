import type { ProviderId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { providerSecretOwner } from './create-http-provider.ts';

/** The address of an http provider, and the secret that signs the messages in both directions. */
export type HttpProvider = {
  readonly id: ProviderId;
  readonly url: string;
  readonly secret: string;
};

/** An http provider with its decrypted secret; undefined for an unknown id. */
export async function readHttpProvider(
  tx: Tx,
  id: ProviderId,
  secrets: Secrets,
): Promise<HttpProvider | undefined> {
  const [row] = await tx
    .select()
    .from(provider)
    .where(and(eq(provider.id, id), eq(provider.kind, 'http')));
  if (!row || row.url === null || row.secretEncrypted === null) return undefined;
  const secret = secrets.decrypt(row.secretEncrypted, providerSecretOwner(row.id));
  return { id: row.id, url: row.url, secret };
}
