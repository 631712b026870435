import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, sql } from '../../db/drizzle.ts';
import { invoice, merchant, paymentAccount } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { newestFirst } from './newest-first.ts';

type Where = {
  readonly staff: Staff;
  /** The other conditions, scope included. */
  readonly others: readonly SQL[];
  /** The number of newest results of each kind; undefined for all. */
  readonly reach: number | undefined;
};

/** An id or its beginning, as lists and notifications show it; eight digits are about a minute of time. */
const beginningOfId = /^[\da-f]{8}[\da-f-]{0,28}$/i;
const idDigits = 32;

/**
 * Searches invoices by a text (INVOICE-55): the beginning of the id, other ids exactly, prefixes of the customer's
 * external id and of the account's last four digits. Data without permission is not searched. Each kind is a
 * separate query, so that each can use its index.
 */
export function searched(search: string, where: Where): SQL {
  const kinds = conditionsOf(search, where.staff).map((condition) => found(condition, where));
  return sql`${invoice.id} in (${sql.join(kinds, sql` union all `)})`;
}

function found(condition: SQL, { others, reach }: Where): SQL {
  const newest = reach === undefined ? sql`` : sql` ${newestFirst} limit ${reach}`;
  return sql`(select ${invoice.id} from ${invoice} where ${and(condition, ...others)}${newest})`;
}

function conditionsOf(search: string, { permissions }: Staff): SQL[] {
  const begins = `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [
    // Its index begins with the merchant, and there are few of those.
    sql`(${invoice.merchantId}, ${invoice.merchantInvoiceId}) in
      (select ${merchant.id}, ${search} from ${merchant})`,
    sql`${invoice.customerExternalId} like ${begins}`,
    ...(beginningOfId.test(search) ? [idBeginsWith(search)] : []),
    ...(hasPermission(permissions, 'invoice.provider.read')
      ? [sql`${invoice.providerInvoiceId} = ${search}`]
      : []),
    ...(hasPermission(permissions, 'invoice.credentials.read') && /^\d{1,4}$/.test(search)
      ? [
          sql`${invoice.credentialLastFour} like ${begins}`,
          // A withdrawal's account is the customer's, whichever account pays it.
          sql`${invoice.flowType} = 'DEPOSIT' and ${invoice.accountId} in
            (select ${paymentAccount.id} from ${paymentAccount}
              where ${paymentAccount.valueLastFour} like ${begins})`,
        ]
      : []),
  ];
}

/** A range of the primary key: a uuid has no `like`. */
function idBeginsWith(search: string): SQL {
  const digits = search.replaceAll('-', '').slice(0, idDigits);
  const first = digits.padEnd(idDigits, '0');
  const last = digits.padEnd(idDigits, 'f');
  return sql`${invoice.id} between ${first}::uuid and ${last}::uuid`;
}
