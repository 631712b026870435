import type { EndpointChange, EndpointRequest } from '@tiyin/api/types';
import { maxEndpoints } from '@tiyin/domain/callbacks';
import { eq } from '../../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { webhookEndpoint } from '../../db/schema.ts';
import { enqueueEndpoint, holdEndpointJob } from '../../jobs/endpoint-jobs.ts';
import { makeSigningKey } from '../../merchants/signing-keys.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { endOfEvents, placeEvents } from '../place-events.ts';
import { readCallbackAddress } from '../read-address.ts';
import {
  type EndpointCaller,
  type EndpointRow,
  type OfEndpoint,
  describeEndpoint,
  endpointKeyPurpose,
  lockOwner,
  ownEndpoints,
  readEndpoint,
} from './endpoint-row.ts';

/** The endpoints of a merchant that the caller sees (API-520). */
export async function listEndpoints(tx: Tx, caller: EndpointCaller) {
  const rows = await ownEndpoints(tx, caller);
  return rows.map((row) => describeEndpoint(row, caller.now));
}

type Creation = EndpointCaller & {
  readonly request: EndpointRequest;
  readonly secrets: Secrets;
};

/**
 * Adds an endpoint (API-520), which gets the events from now on. 409 `too_many_endpoints`, 422 for an address that is
 * none, and for a mode that the key does not see.
 */
export async function createEndpoint(tx: Tx, command: Creation) {
  await lockOwner(tx, command);
  const { merchantId, now } = command;
  const { types } = command.request;
  const url = readCallbackAddress(command.request.url, '/url');
  const isTest = modeOf(command);
  const owned = await tx.$count(webhookEndpoint, eq(webhookEndpoint.merchantId, merchantId));
  if (owned >= maxEndpoints) {
    const detail = `A merchant has at most ${maxEndpoints} endpoints: remove one first`;
    throw new ProblemError('too_many_endpoints', { detail });
  }
  const row = await insertEndpoint(tx, { ...command, url: url.href, types, isTest });
  audit(tx, command, {
    action: 'merchant.endpoint_added',
    details: { endpoint: row.id, host: url.host, types: types.join(' '), isTest },
  });
  return describeEndpoint(row, now);
}

/** A key for one mode makes endpoints of that mode. */
function modeOf({ isTest: mode, request: { isTest } }: Creation): boolean | null {
  if (mode === null || mode === undefined) return isTest ?? null;
  if (isTest !== undefined && isTest !== mode) {
    throw notAllowed('/isTest', 'The key does not see the events of this mode');
  }
  return mode;
}

type NewEndpoint = Pick<EndpointCaller, 'merchantId' | 'now'> &
  Pick<EndpointRow, 'isTest' | 'types' | 'url'> & { readonly secrets: Secrets };

/** Writes an endpoint with a key of its own, which is encrypted with the row as associated data. */
export async function insertEndpoint(tx: Tx, endpoint: NewEndpoint): Promise<EndpointRow> {
  const { merchantId, now, isTest, secrets, types, url } = endpoint;
  await placeEvents(tx, merchantId);
  const end = await endOfEvents(tx, merchantId);
  const { publicKey, privateKey } = makeSigningKey();
  const columns = { merchantId, url, types, isTest, publicKey, createdAt: now };
  const [row] = await tx
    .insert(webhookEndpoint)
    .values({ ...columns, privateKeyEncrypted: '', doneUntil: end })
    .returning();
  if (!row) throw new Error('an endpoint was not written');
  const privateKeyEncrypted = secrets.encrypt(privateKey, endpointKeyPurpose(row.id));
  await tx
    .update(webhookEndpoint)
    .set({ privateKeyEncrypted })
    .where(eq(webhookEndpoint.id, row.id));
  return { ...row, privateKeyEncrypted };
}

type Change = OfEndpoint & {
  readonly change: EndpointChange;
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion?: number | undefined;
};

/**
 * Changes the address, the types and the state of an endpoint (API-520). What waits is sent at once, to the new address.
 * 409 `conflict` when the version is stale.
 */
export async function changeEndpoint(tx: Tx, command: Change) {
  const { change, endpointId, expectedVersion, now } = command;
  await lockOwner(tx, command);
  await holdEndpointJob(tx, endpointId);
  const former = await readEndpoint(tx, command);
  if (expectedVersion !== undefined && expectedVersion !== former.version) {
    throw new ProblemError('conflict', { current: describeEndpoint(former, now) });
  }
  const url = readCallbackAddress(change.url, '/url');
  const { isEnabled, types } = change;
  const [row] = await tx
    .update(webhookEndpoint)
    .set({ url: url.href, types, isEnabled, version: former.version + 1 })
    .where(eq(webhookEndpoint.id, endpointId))
    .returning();
  if (!row) throw new ProblemError('not_found');
  await enqueueEndpoint(tx, endpointId, now);
  audit(tx, command, {
    action: 'merchant.endpoint_changed',
    details: { endpoint: endpointId },
    before: sideOf(former),
    after: sideOf(row),
  });
  return describeEndpoint(row, now);
}

/** The host alone: the rest of an address can hold a token. */
function sideOf({ isEnabled, types, url }: EndpointRow) {
  return { host: new URL(url).host, types: types.join(' '), isEnabled };
}

/** Removes an endpoint; one that is gone already stays so. */
export async function removeEndpoint(tx: Tx, command: OfEndpoint): Promise<void> {
  await lockOwner(tx, command);
  const rows = await ownEndpoints(tx, command);
  const row = rows.find(({ id }) => id === command.endpointId);
  if (!row) return;
  await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, row.id));
  audit(tx, command, {
    action: 'merchant.endpoint_removed',
    details: { endpoint: row.id },
    before: sideOf(row),
  });
}

/** Writes an audit entry about an endpoint of a merchant. */
export function audit(
  tx: Tx,
  { actor, merchantId, now }: EndpointCaller,
  action: ActionWithout<'actor' | 'now' | 'subject'>,
): void {
  recordAudit(tx, { ...action, actor, subject: `merchant:${merchantId}`, now });
}
