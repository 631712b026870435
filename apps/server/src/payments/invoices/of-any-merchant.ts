import { sql } from '../../db/drizzle.ts';
import { invoice, merchant } from '../../db/schema.ts';

/** For an index that begins with the merchant, where all are searched: there are few of those. */
export const isOfAnyMerchant = sql`${invoice.merchantId} in (select ${merchant.id} from ${merchant})`;
