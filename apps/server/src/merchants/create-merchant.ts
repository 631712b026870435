import type { MerchantId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { makeSigningKey, merchantKeyPurpose } from './signing-keys.ts';

/**
 * Creates a merchant with the Ed25519 key pair that will sign its callbacks (API-29). The private
 * half is encrypted with the row as associated data.
 */
export async function createMerchant(tx: Tx, name: string, secrets: Secrets): Promise<MerchantId> {
  const { publicKey, privateKey } = makeSigningKey();
  const [row] = await tx
    .insert(merchant)
    .values({ name, publicKey, privateKeyEncrypted: '' })
    .returning({ id: merchant.id });
  if (!row) throw new Error('a merchant was not written');
  const privateKeyEncrypted = secrets.encrypt(privateKey, merchantKeyPurpose(row.id));
  await tx.update(merchant).set({ privateKeyEncrypted }).where(eq(merchant.id, row.id));
  return row.id;
}
