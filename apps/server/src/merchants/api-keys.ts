import type { ApiKeyId, MerchantId } from '@tiyin/domain/ids';
import type { KeyScope } from '@tiyin/domain/permissions';
import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { nameOf } from '../db/names.ts';
import { apiKey } from '../db/schema.ts';
import { type Given, sqlStatement } from '../db/statement.ts';
import { plainAddress } from '../outside/client-network.ts';
import { hashToken } from '../secrets/token.ts';

/** The last use of a key is written at most once in this time, in ms (API-261). */
const usedEveryMs = 60_000;

type Values = {
  readonly tokenHash: string;
  readonly isDemo: boolean;
  readonly now: Date;
  readonly usedBefore: Date;
  readonly address: string | null;
};

type Row = {
  readonly id: ApiKeyId;
  readonly merchantId: MerchantId;
  /** It sees only test, or only production; null: both (API-489). */
  readonly isTest: boolean | null;
  /** Its scopes; null: all (API-487). */
  readonly scopes: readonly KeyScope[] | null;
  /** Whether it may be used from the client's address (API-488). */
  readonly isAddressAllowed: boolean;
};

const isValid = (given: Given<Values>) => sql`${apiKey.tokenHash} = ${given('tokenHash')}::text
  and ${apiKey.revokedAt} is null
  and (${apiKey.expiresAt} is null or ${apiKey.expiresAt} > ${given('now')}::timestamptz)
  and (${given('isDemo')}::boolean or not ${apiKey.isDemo})`;

const isAddressAllowed = (given: Given<Values>) => sql`(${apiKey.addresses} is null
  or coalesce(${given('address')}::inet <<= any (${apiKey.addresses}::inet[]), false))`;

/** One statement for both: the use is written in it, where it was not in the last minute. */
const findAndMarkUsed = sqlStatement<Values, Row>(
  (given) => sql`
    with used as (
      update ${apiKey} set ${nameOf(apiKey.lastUsedAt)} = ${given('now')}::timestamptz,
        ${nameOf(apiKey.lastUsedAddress)} = ${given('address')}::text
      where ${isValid(given)} and ${isAddressAllowed(given)}
        and (${apiKey.lastUsedAt} is null
        or ${apiKey.lastUsedAt} <= ${given('usedBefore')}::timestamptz))
    select ${apiKey.id}, ${apiKey.merchantId} as "merchantId", ${apiKey.isTest} as "isTest",
      ${apiKey.scopes}, ${isAddressAllowed(given)} as "isAddressAllowed"
    from ${apiKey} where ${isValid(given)}`,
);

type Use = {
  readonly isDemo: boolean;
  readonly now: Date;
  /** The client's IP address. */
  readonly address: string;
};

/** A valid API key and its merchant; demo keys only in demo mode (API-23). Its use is noted. */
export async function findApiKey(
  tx: Tx,
  token: string,
  { isDemo, now, address }: Use,
): Promise<Row | undefined> {
  const usedBefore = new Date(now.getTime() - usedEveryMs);
  const values = {
    tokenHash: hashToken(token),
    isDemo,
    now,
    usedBefore,
    address: plainAddress(address) ?? null,
  };
  return (await findAndMarkUsed(tx, values)).rows[0];
}
