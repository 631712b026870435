import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { apiKey } from '../db/schema.ts';
import { hashToken } from '../secrets/token.ts';

/** The merchant that an API key speaks for; demo keys only in demo mode (decision 25). */
export async function merchantOfKey(
  tx: Tx,
  token: string,
  isDemo: boolean,
): Promise<number | undefined> {
  const [row] = await tx
    .select()
    .from(apiKey)
    .where(and(eq(apiKey.tokenHash, hashToken(token)), isNull(apiKey.revokedAt)));
  return row && (isDemo || !row.isDemo) ? row.merchantId : undefined;
}
