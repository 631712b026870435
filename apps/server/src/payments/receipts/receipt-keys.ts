import {
  type KeyObject,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
} from 'node:crypto';
import { desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { receiptKey } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/** The associated data of an encrypted private key: its public half, which is its row's alone. */
export const receiptKeyPurpose = (publicKey: string): string => `receipt key:${publicKey}`;

/**
 * The key pair that signs receipts, made at the first receipt. Two servers may make one each at the same
 * time: both stay, and both verify.
 */
export async function signingKey(
  tx: Tx,
  secrets: Secrets,
  now: Date,
): Promise<{ readonly id: number; readonly privateKey: KeyObject }> {
  const [row] = await tx.select().from(receiptKey).orderBy(desc(receiptKey.id)).limit(1);
  const { id, publicKey, privateKeyEncrypted } = row ?? (await addKey(tx, secrets, now));
  const privateKey = createPrivateKey({
    key: Buffer.from(secrets.decrypt(privateKeyEncrypted, receiptKeyPurpose(publicKey)), 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  return { id, privateKey };
}

async function addKey(tx: Tx, secrets: Secrets, now: Date) {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const privateKeyEncrypted = secrets.encrypt(privateKey, receiptKeyPurpose(publicKey));
  const [row] = await tx
    .insert(receiptKey)
    .values({ publicKey, privateKeyEncrypted, createdAt: now })
    .returning();
  if (!row) throw new Error('a receipt key was not written');
  return row;
}

/** The public half of a key pair; undefined where there is none of this id. */
export async function verifyingKey(tx: Tx, id: number): Promise<KeyObject | undefined> {
  const [row] = await tx
    .select({ publicKey: receiptKey.publicKey })
    .from(receiptKey)
    .where(eq(receiptKey.id, id));
  if (!row) return undefined;
  return createPublicKey({
    key: Buffer.from(row.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
}
