import { and, eq } from '../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { inScope } from '../staff/scope.ts';
import type { Whose } from './lock-merchant.ts';
import {
  makeSigningKey,
  merchantKeyPurpose,
  privateKeysOf,
  webhookSecretOf,
} from './signing-keys.ts';

type MerchantRow = typeof merchant.$inferSelect;
type Command = Whose & { readonly now: Date };

const hourMs = 60 * 60_000;

/** The key that signs the webhooks of a merchant in a person's scope; 404 out of it (API-262). */
export async function readWebhookKey(tx: Tx, command: Command) {
  const [row] = await tx.select().from(merchant).where(isMerchant(command));
  if (!row) throw new ProblemError('not_found');
  const until = formerUntil(row, command.now);
  return {
    publicKey: row.publicKey,
    changedDate: row.keyChangedAt?.toISOString() ?? null,
    former:
      until === null || row.formerPublicKey === null
        ? null
        : { publicKey: row.formerPublicKey, untilDate: until.toISOString() },
  };
}

/**
 * Replaces the key; during the overlap the former one signs as well (API-262). 404 out of scope, 409 `rotation_under_way`
 * while an earlier overlap lasts.
 */
export async function rotateWebhookKey(
  tx: Tx,
  command: Command & { readonly overlapHours: number },
  secrets: Secrets,
): Promise<void> {
  const { merchantId, overlapHours, now } = command;
  const row = await lockKey(tx, command);
  if (formerUntil(row, now)) throw new ProblemError('rotation_under_way');
  const { publicKey, privateKey } = makeSigningKey();
  const hasOverlap = overlapHours > 0;
  const until = hasOverlap ? new Date(now.getTime() + overlapHours * hourMs) : null;
  await tx
    .update(merchant)
    .set({
      publicKey,
      privateKeyEncrypted: secrets.encrypt(privateKey, merchantKeyPurpose(merchantId)),
      formerPublicKey: hasOverlap ? row.publicKey : null,
      formerPrivateKeyEncrypted: hasOverlap ? row.privateKeyEncrypted : null,
      formerKeyUntil: until,
      keyChangedAt: now,
    })
    .where(eq(merchant.id, merchantId));
  audit(tx, command, {
    action: 'merchant.webhook_key_rotated',
    before: { publicKey: row.publicKey, formerUntil: null },
    after: { publicKey, formerUntil: until?.toISOString() ?? null },
  });
}

/** Ends the overlap: only the new key signs from now on. 404 out of scope. */
export async function endFormerWebhookKey(tx: Tx, command: Command): Promise<void> {
  const row = await lockKey(tx, command);
  const until = formerUntil(row, command.now);
  if (!until) return;
  await tx
    .update(merchant)
    .set({ formerPublicKey: null, formerPrivateKeyEncrypted: null, formerKeyUntil: null })
    .where(eq(merchant.id, command.merchantId));
  audit(tx, command, {
    action: 'merchant.former_webhook_key_ended',
    before: { formerPublicKey: row.formerPublicKey, formerUntil: until.toISOString() },
    after: { formerPublicKey: null, formerUntil: null },
  });
}

/** The HMAC secret of the key, and of the former one while it signs as well (API-460). 404 out of scope. */
export async function readWebhookSecret(tx: Tx, command: Command, secrets: Secrets) {
  const { merchantId, now } = command;
  const [row] = await tx.select().from(merchant).where(isMerchant(command));
  if (!row) throw new ProblemError('not_found');
  const keys = privateKeysOf(row, { secrets, merchantId, now });
  const [secret, formerSecret] = keys.map(webhookSecretOf);
  if (secret === undefined) throw new Error(`merchant ${merchantId} has no signing key`);
  audit(tx, command, { action: 'merchant.webhook_secret_read' });
  return { secret, formerSecret: formerSecret ?? null };
}

const isMerchant = ({ staff, merchantId }: Whose) =>
  and(eq(merchant.id, merchantId), inScope(staff, merchant.id));

async function lockKey(tx: Tx, whose: Whose): Promise<MerchantRow> {
  const [row] = await tx.select().from(merchant).where(isMerchant(whose)).for('no key update');
  if (!row) throw new ProblemError('not_found');
  return row;
}

function formerUntil(row: MerchantRow, now: Date): Date | null {
  const { formerKeyUntil, formerPrivateKeyEncrypted } = row;
  const signs = formerPrivateKeyEncrypted !== null && formerKeyUntil !== null;
  return signs && formerKeyUntil > now ? formerKeyUntil : null;
}

type Change = ActionWithout<'actor' | 'now' | 'subject'>;

function audit(tx: Tx, { staff, merchantId, now }: Command, change: Change): void {
  const actor = { type: 'staff', id: staff.id } as const;
  recordAudit(tx, { ...change, actor, subject: `merchant:${merchantId}`, now });
}
