import { generateKeyPairSync } from 'node:crypto';
import type { MerchantId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** The associated data of a merchant's encrypted private key: its own row. */
export function merchantKeyPurpose(merchantId: MerchantId): string {
  return `merchant:${merchantId}`;
}

/**
 * Creates a merchant with the Ed25519 key pair that will sign its callbacks (API-29). The private
 * half is encrypted with the row as associated data.
 */
export async function createMerchant(tx: Tx, name: string, secrets: Secrets): Promise<MerchantId> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const [row] = await tx
    .insert(merchant)
    .values({
      name,
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      privateKeyEncrypted: '',
    })
    .returning({ id: merchant.id });
  if (!row) throw new Error('a merchant was not written');
  const plain = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const privateKeyEncrypted = secrets.encrypt(plain, merchantKeyPurpose(row.id));
  await tx.update(merchant).set({ privateKeyEncrypted }).where(eq(merchant.id, row.id));
  return row.id;
}
