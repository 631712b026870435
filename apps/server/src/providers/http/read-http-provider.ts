import type { ProviderId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { providerSecretOwner } from './create-http-provider.ts';

/** The address of an http provider, and the secrets that sign the messages in both directions. */
export type HttpProvider = {
  readonly id: ProviderId;
  readonly url: string;
  /** The current secret, and after it the former one while both count (PEOPLE-303). */
  readonly signingSecrets: readonly [string, ...string[]];
  /** Nothing new is sent to it (ROUTING-300). */
  readonly isPaused: boolean;
  /** Its reports are refused (ROUTING-720). */
  readonly areReportsBlocked: boolean;
};

/** An http provider with its decrypted secrets; undefined for an unknown id. */
export async function readHttpProvider(
  tx: Tx,
  id: ProviderId,
  { secrets, now }: { readonly secrets: Secrets; readonly now: Date },
): Promise<HttpProvider | undefined> {
  const [row] = await tx
    .select()
    .from(provider)
    .where(and(eq(provider.id, id), eq(provider.kind, 'http')));
  if (!row || row.url === null || row.secretEncrypted === null) return undefined;
  const decrypt = (cipher: string) => secrets.decrypt(cipher, providerSecretOwner(row.id));
  const { formerSecretEncrypted: former, formerSecretUntil: until } = row;
  const isFormerValid = former !== null && until !== null && until > now;
  return {
    id: row.id,
    url: row.url,
    signingSecrets: [decrypt(row.secretEncrypted), ...(isFormerValid ? [decrypt(former)] : [])],
    isPaused: row.pausedAt !== null,
    areReportsBlocked: row.reportsBlockedAt !== null,
  };
}
