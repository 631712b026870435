import type { MerchantId } from '@tiyin/domain/ids';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, merchant } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

/** A customer by the id that its merchant gave. */
export type CustomerKey = { readonly merchantId: MerchantId; readonly customerId: string };

/** The invoices of a customer on all terminals, in a person's scope. */
export function ofCustomer(staff: Staff, { customerId, merchantId }: CustomerKey) {
  return and(
    eq(invoice.merchantId, merchantId),
    eq(invoice.customerExternalId, customerId),
    inScope(staff, invoice.merchantId),
  );
}

/** The name and the invoices of a customer: 404 without an invoice in the person's scope (INVOICE-452). */
export async function readCustomer(tx: Tx, staff: Staff, key: CustomerKey) {
  const [counts, owner, name] = [
    await countInvoices(tx, staff, key),
    await readOwner(tx, key),
    await readName(tx, staff, key),
  ];
  if (counts.length === 0 || !owner) throw new ProblemError('not_found');
  return { customerId: key.customerId, merchant: owner, people: name, invoices: counts };
}

async function countInvoices(tx: Tx, staff: Staff, key: CustomerKey) {
  const rows = await tx
    .select({
      isTest: invoice.isTest,
      count: sql<string>`count(*)`,
      first: sql<string>`min(${invoice.createdAt})::text`,
      last: sql<string>`max(${invoice.createdAt})::text`,
    })
    .from(invoice)
    .where(ofCustomer(staff, key))
    .groupBy(invoice.isTest)
    .orderBy(invoice.isTest);
  return rows.map(({ count, first, isTest, last }) => ({
    isTest,
    count: Number(count),
    firstDate: new Date(first).toISOString(),
    lastDate: new Date(last).toISOString(),
  }));
}

async function readOwner(tx: Tx, { merchantId }: CustomerKey) {
  const [row] = await tx
    .select({ id: merchant.id, name: merchant.name })
    .from(merchant)
    .where(eq(merchant.id, merchantId));
  return row;
}

/** The name on the newest invoice that has one. */
async function readName(tx: Tx, staff: Staff, key: CustomerKey) {
  const { customerFirstName, customerLastName } = invoice;
  const [row] = await tx
    .select({ firstName: customerFirstName, lastName: customerLastName })
    .from(invoice)
    .where(
      and(
        ofCustomer(staff, key),
        sql`coalesce(${customerFirstName}, ${customerLastName}) is not null`,
      ),
    )
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
    .limit(1);
  return {
    ...(row && row.firstName !== null && { firstName: row.firstName }),
    ...(row && row.lastName !== null && { lastName: row.lastName }),
  };
}
