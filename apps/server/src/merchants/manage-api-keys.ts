import type { ApiKeyId } from '@tiyin/domain/ids';
import { type KeyScope, keyScopes } from '@tiyin/domain/permissions';
import { and, desc, eq, isNull, sql } from '../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { apiKey, merchant } from '../db/schema.ts';
import { plainNetwork } from '../outside/client-network.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { createApiToken, hashToken } from '../secrets/token.ts';
import { inScope } from '../staff/scope.ts';
import type { Whose } from './lock-merchant.ts';
import { requiredName } from './required-name.ts';

/** The API keys of a merchant in a person's scope, newest first; 404 out of it (PEOPLE-20). */
export async function listApiKeys(tx: Tx, whose: Whose, now: Date) {
  await requireMerchant(tx, whose);
  const rows = await tx
    .select()
    .from(apiKey)
    .where(eq(apiKey.merchantId, whose.merchantId))
    .orderBy(desc(apiKey.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    lastFour: row.lastFour,
    createdDate: row.createdAt.toISOString(),
    expiryDate: row.expiresAt?.toISOString() ?? null,
    isExpired: row.expiresAt !== null && row.expiresAt <= now,
    lastUsedDate: row.lastUsedAt?.toISOString() ?? null,
    lastUsedAddress: row.lastUsedAddress,
    isTest: row.isTest,
    scopes: row.scopes ?? [...keyScopes],
    addresses: row.addresses ?? [],
    revokedDate: row.revokedAt?.toISOString() ?? null,
  }));
}

/** A new key with its secret as a hash alone, which is all that is stored of it (API-22). */
export type GeneratedKey = {
  readonly id: ApiKeyId;
  readonly tokenHash: string;
  /** The last four characters of the secret. */
  readonly lastFour: string;
};

/** Generates the secret and the id of an API key, which is refused until `createApiKey` writes it. */
export async function generateApiKey(
  tx: Tx,
): Promise<{ readonly key: GeneratedKey; readonly token: string }> {
  const token = createApiToken();
  const [row] = await tx.execute<{ id: ApiKeyId }>(
    sql`select nextval(pg_get_serial_sequence('api_key', 'id'))::integer as id`,
  );
  if (!row) throw new Error('the sequence of API keys gave no id');
  return { key: { id: row.id, tokenHash: hashToken(token), lastFour: token.slice(-4) }, token };
}

type NewKey = Whose & {
  readonly key: GeneratedKey;
  readonly name: string;
  /** When it ends by itself, ISO 8601; undefined: never. */
  readonly expiryDate?: string | undefined;
  /** It sees only test, or only production (API-489); undefined: both. */
  readonly isTest?: boolean | undefined;
  /** Its scopes (API-487); undefined: all. */
  readonly scopes?: readonly KeyScope[] | undefined;
  /** The addresses and networks that it may be used from (API-488); undefined or empty: any. */
  readonly addresses?: readonly string[] | undefined;
  readonly now: Date;
};

/**
 * Writes an API key, which is valid from now on. 404 for a merchant out of the person's scope, 422 for a name, an end
 * or an address that no key can have.
 */
export async function createApiKey(tx: Tx, command: NewKey): Promise<ApiKeyId> {
  const { key, staff, merchantId, now } = command;
  await requireMerchant(tx, command);
  const name = requiredName(command.name);
  const expiresAt = expiryOf(command);
  const isTest = command.isTest ?? null;
  const scopes = command.scopes ? [...command.scopes] : null;
  const addresses = networksOf(command.addresses ?? []);
  await tx
    .insert(apiKey)
    .values({ ...key, merchantId, name, createdAt: now, expiresAt, isTest, scopes, addresses });
  auditKey(tx, {
    staff,
    merchantId,
    keyId: key.id,
    action: 'api_key.created',
    after: {
      name,
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      ...(isTest !== null && { isTest }),
      ...(scopes && { scopes: scopes.join(', ') }),
      ...(addresses && { addresses: addresses.join(', ') }),
    },
    now,
  });
  return key.id;
}

/** The end of a new key (API-260): 422 where it is not in the future. */
function expiryOf({ expiryDate, now }: NewKey): Date | null {
  if (expiryDate === undefined) return null;
  const expiresAt = new Date(expiryDate);
  if (expiresAt > now) return expiresAt;
  throw notAllowed('/expiryDate', 'A key ends in the future, or never');
}

/** The addresses and networks of a new key (API-488), null for any: 422 for a text that is neither. */
function networksOf(texts: readonly string[]): string[] | null {
  const networks = texts.map((text) => {
    const network = plainNetwork(text.trim());
    if (network !== undefined) return network;
    throw notAllowed('/addresses', `${text} is neither an address nor a network`);
  });
  return networks.length > 0 ? networks : null;
}

/**
 * Revokes an API key: it is refused from now on. A revoked one stays so. 404 if the merchant in the
 * person's scope has no such key; 422 for the demo's own, which the demo needs.
 */
export async function revokeApiKey(tx: Tx, command: Whose & { keyId: ApiKeyId; now: Date }) {
  const { staff, merchantId, keyId, now } = command;
  await requireMerchant(tx, command);
  const matchingKey = and(eq(apiKey.id, keyId), eq(apiKey.merchantId, merchantId));
  const [row] = await tx.select().from(apiKey).where(matchingKey);
  if (!row) throw new ProblemError('not_found');
  if (row.isDemo) throw new ProblemError('not_allowed', { detail: 'The demo needs this key' });
  const revoked = await tx
    .update(apiKey)
    .set({ revokedAt: now })
    .where(and(matchingKey, isNull(apiKey.revokedAt)))
    .returning({ id: apiKey.id });
  if (revoked.length === 0) return;
  const sides = { before: { isRevoked: false }, after: { isRevoked: true } };
  auditKey(tx, { staff, merchantId, keyId, action: 'api_key.revoked', ...sides, now });
}

async function requireMerchant(tx: Tx, { staff, merchantId }: Whose): Promise<void> {
  const [visible] = await tx
    .select({ id: merchant.id })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)));
  if (!visible) throw new ProblemError('not_found');
}

type Action = Whose & { readonly keyId: ApiKeyId } & ActionWithout<
    'actor' | 'merchantId' | 'subject'
  >;

function auditKey(tx: Tx, { staff, merchantId, keyId, ...action }: Action): void {
  const actor = { type: 'staff', id: staff.id } as const;
  recordAudit(tx, {
    ...action,
    actor,
    subject: `api_key:${keyId}`,
    details: { merchantId },
  });
}
