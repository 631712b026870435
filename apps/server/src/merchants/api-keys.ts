import type { ApiKeyId, MerchantId } from '@tiyin/domain/ids';
import { and, eq, isNull } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { apiKey } from '../db/schema.ts';
import { type Given, statement } from '../db/statement.ts';
import { hashToken } from '../secrets/token.ts';

const validKey = statement((composer, given: Given<{ tokenHash: string }>) =>
  composer
    .select({ id: apiKey.id, merchantId: apiKey.merchantId, isDemo: apiKey.isDemo })
    .from(apiKey)
    .where(and(eq(apiKey.tokenHash, given('tokenHash')), isNull(apiKey.revokedAt))),
);

/** A valid API key and its merchant; demo keys only in demo mode (API-23). */
export async function findApiKey(
  tx: Tx,
  token: string,
  isDemo: boolean,
): Promise<{ readonly id: ApiKeyId; readonly merchantId: MerchantId } | undefined> {
  const [row] = await validKey(tx, { tokenHash: hashToken(token) });
  return row && (isDemo || !row.isDemo) ? row : undefined;
}
