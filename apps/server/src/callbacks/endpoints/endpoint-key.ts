import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { webhookEndpoint } from '../../db/schema.ts';
import { makeSigningKey, webhookSecretOf } from '../../merchants/signing-keys.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import {
  type OfEndpoint,
  describeEndpoint,
  endpointKeyPurpose,
  endpointKeys,
  formerKeyUntil,
  lockOwner,
  readEndpoint,
} from './endpoint-row.ts';
import { audit } from './manage-endpoints.ts';

const hourMs = 60 * 60_000;

type Rotation = OfEndpoint & { readonly overlapHours: number; readonly secrets: Secrets };

/**
 * Replaces the key of an endpoint; during the overlap the former one signs as well (API-525). 409 `rotation_under_way`
 * while an earlier overlap lasts, unless this one has none: a key that leaked ends at once.
 */
export async function rotateEndpointKey(tx: Tx, command: Rotation) {
  const { endpointId, now, overlapHours, secrets } = command;
  await lockOwner(tx, command);
  const former = await readEndpoint(tx, command);
  const hasOverlap = overlapHours > 0;
  const isUnderWay = formerKeyUntil(former, now) !== null;
  if (hasOverlap && isUnderWay) throw new ProblemError('rotation_under_way');
  const { publicKey, privateKey } = makeSigningKey();
  const until = hasOverlap ? new Date(now.getTime() + overlapHours * hourMs) : null;
  const [row] = await tx
    .update(webhookEndpoint)
    .set({
      publicKey,
      privateKeyEncrypted: secrets.encrypt(privateKey, endpointKeyPurpose(endpointId)),
      formerPrivateKeyEncrypted: hasOverlap ? former.privateKeyEncrypted : null,
      formerKeyUntil: until,
      version: former.version + 1,
    })
    .where(eq(webhookEndpoint.id, endpointId))
    .returning();
  if (!row) throw new ProblemError('not_found');
  audit(tx, command, {
    action: 'merchant.endpoint_key_rotated',
    details: { endpoint: endpointId },
    before: { publicKey: former.publicKey, formerUntil: null },
    after: { publicKey, formerUntil: until?.toISOString() ?? null },
  });
  return describeEndpoint(row, now);
}

/** The HMAC secret of the key of an endpoint, and of the former one while it signs as well (API-525). */
export async function readEndpointSecret(
  tx: Tx,
  command: OfEndpoint & { readonly secrets: Secrets },
) {
  const row = await readEndpoint(tx, command);
  const [secret, formerSecret] = endpointKeys(row, command).map(webhookSecretOf);
  if (secret === undefined) throw new Error(`endpoint ${row.id} has no signing key`);
  audit(tx, command, {
    action: 'merchant.endpoint_secret_read',
    details: { endpoint: row.id },
  });
  return { secret, formerSecret: formerSecret ?? null };
}
