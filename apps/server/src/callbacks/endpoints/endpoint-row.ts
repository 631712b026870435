import type { EndpointId, MerchantId } from '@tiyin/domain/ids';
import type { Actor } from '../../actor.ts';
import { type SQL, and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Own, isOfMode } from '../../db/own.ts';
import { merchant, webhookEndpoint } from '../../db/schema.ts';
import type { SigningRow } from '../../merchants/signing-keys.ts';
import { decryptSigningKeys } from '../../merchants/signing-keys.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

/** A webhook endpoint. */
export type EndpointRow = typeof webhookEndpoint.$inferSelect;

/** The caller of an operation about the endpoints of a merchant: a person, or the merchant's own server by its key. */
export type EndpointCaller = Own & {
  readonly actor: Actor;
  /** The merchants that a person sees; undefined for a key, which is of this one. */
  readonly scope?: SQL | undefined;
  readonly now: Date;
};

/** A caller, and the endpoint that they mean. */
export type OfEndpoint = EndpointCaller & { readonly endpointId: EndpointId };

/** A person as the caller. */
export function personAsCaller(staff: Staff, merchantId: MerchantId, now: Date): EndpointCaller {
  const scope = inScope(staff, merchant.id);
  return { actor: { type: 'staff', id: staff.id }, merchantId, scope, now };
}

/** A merchant's server as the caller: it sees the endpoints of the mode of its key. */
export function keyAsCaller(own: Own, now: Date): EndpointCaller {
  const { isTest, merchantId } = own;
  return { actor: { type: 'merchant', id: merchantId }, merchantId, isTest, now };
}

/** The merchant, if the caller sees it; locked, so that no two change its endpoints at once. 404 otherwise. */
export async function lockOwner(tx: Tx, { merchantId, scope }: EndpointCaller): Promise<void> {
  const [row] = await tx
    .select({ id: merchant.id })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), scope))
    .for('no key update');
  if (!row) throw new ProblemError('not_found');
}

/** The endpoints of a merchant that the caller sees, oldest first; 404 for a merchant that they do not see. */
export async function ownEndpoints(tx: Tx, caller: EndpointCaller): Promise<EndpointRow[]> {
  const { merchantId, scope } = caller;
  const rows = await tx
    .select({ endpoint: webhookEndpoint })
    .from(merchant)
    .leftJoin(
      webhookEndpoint,
      and(eq(webhookEndpoint.merchantId, merchant.id), isOfMode(webhookEndpoint.isTest, caller)),
    )
    .where(and(eq(merchant.id, merchantId), scope))
    .orderBy(webhookEndpoint.id);
  if (rows.length === 0) throw new ProblemError('not_found');
  return rows.flatMap(({ endpoint }) => endpoint ?? []);
}

/** One of these endpoints; 404 for another one. */
export async function readEndpoint(tx: Tx, caller: OfEndpoint): Promise<EndpointRow> {
  const rows = await ownEndpoints(tx, caller);
  const row = rows.find(({ id }) => id === caller.endpointId);
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** The owner of the encrypted private keys of an endpoint: its own row. */
export function endpointKeyPurpose(endpointId: EndpointId): string {
  return `webhook_endpoint:${endpointId}`;
}

/** The private keys that sign for an endpoint now (API-525). */
export function endpointKeys(
  row: SigningRow & Pick<EndpointRow, 'id'>,
  { secrets, now }: { readonly secrets: Secrets; readonly now: Date },
): readonly string[] {
  return decryptSigningKeys(row, { secrets, purpose: endpointKeyPurpose(row.id), now });
}

/** Until when the former key signs as well; null if it does not. */
export function formerKeyUntil(row: EndpointRow, now: Date): Date | null {
  const { formerKeyUntil: until, formerPrivateKeyEncrypted: former } = row;
  return former !== null && until !== null && until > now ? until : null;
}

/** `WebhookEndpoint` of the contract. */
export function describeEndpoint(row: EndpointRow, now: Date) {
  return {
    id: row.id,
    url: row.url,
    types: row.types,
    isTest: row.isTest,
    isEnabled: row.isEnabled,
    publicKey: row.publicKey,
    formerUntilDate: formerKeyUntil(row, now)?.toISOString() ?? null,
    createdDate: row.createdAt.toISOString(),
    failedTries: row.failedTries,
    version: row.version,
  };
}
