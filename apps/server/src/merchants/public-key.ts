import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { apiKey, merchant } from '../db/schema.ts';
import { hashToken } from '../secrets/token.ts';

/**
 * The key that callbacks of an API key's merchant are verified with: base64 of its SPKI form (API-29).
 * The API key must be there.
 */
export async function publicKeyBeside(tx: Tx, token: string): Promise<string> {
  const [row] = await tx
    .select({ publicKey: merchant.publicKey })
    .from(apiKey)
    .innerJoin(merchant, eq(merchant.id, apiKey.merchantId))
    .where(eq(apiKey.tokenHash, hashToken(token)));
  if (!row) throw new Error('there is no such API key');
  return row.publicKey;
}
