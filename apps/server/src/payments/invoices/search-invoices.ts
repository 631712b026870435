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

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Searches invoices by a text (INVOICE-55): exact ids, prefixes of the customer's external id and
 * of the account's last four digits. Data without permission is not searched. Each kind is a
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
    ...(uuid.test(search) ? [sql`${invoice.id} = ${search}::uuid`] : []),
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
