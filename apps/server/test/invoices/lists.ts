import { text } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { asId, type AccountId, type InvoiceId } from '@tiyin/domain/ids';
import { type Permission, permissions } from '@tiyin/domain/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { exportInvoices } from '../../src/payments/invoices/export-invoices.ts';
import { countNewInvoices } from '../../src/payments/invoices/count-new.ts';
import { readFilter, readSearchText } from '../../src/payments/invoices/invoice-filter.ts';
import { findPlaces } from '../../src/payments/invoices/find-places.ts';
import { listInvoices } from '../../src/payments/invoices/list-invoices.ts';
import { sumInvoices } from '../../src/payments/invoices/sum-invoices.ts';
import type { Staff } from '../../src/staff/staff.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';

/** A filter as the contract takes it. */
export type Query = Parameters<typeof readFilter>[0];

/** The columns of an invoice that a test sets. */
type RowInput = Readonly<
  Partial<{
    merchantInvoiceId: string;
    providerInvoiceId: string;
    customer: string;
    firstName: string;
    lastName: string;
    payee: string;
    lastFour: string;
    accountId: AccountId;
    status: string;
    flowType: string;
    amount: number;
    currency: string;
    isTest: boolean;
    at: string;
    statusAt: string;
  }>
>;

/** Staff of one merchant, or of all with merchant.rw.all, who look at test data. */
export function staffOf(shop: Shop | undefined, may: readonly Permission[] = permissions): Staff {
  const granted = may.filter(
    (permission) => permission !== 'merchant.rw.all' || shop === undefined,
  );
  return {
    id: asId(1),
    permissions: granted,
    merchantId: shop?.merchantId ?? null,
    testDashboard: true,
  };
}

/** A test system that inserts invoices as rows: what a list shows, not how it came to be. */
export async function openListSystem() {
  const system = await openTestSystem();
  const read = (query: Query) => readFilter(query, system.context.secrets);
  const list = (
    staff: Staff,
    query: Query = {},
    page: Parameters<typeof listInvoices>[3] = { page: 0, size: 40 },
  ) => system.context.database.query((tx) => listInvoices(tx, staff, read(query), page));
  return {
    ...system,
    list,
    ids: async (staff: Staff, query: Query = {}): Promise<string[]> =>
      (await list(staff, query)).data.map(({ invoiceId }) => invoiceId),
    csv: async (
      staff: Staff,
      query: Query = {},
      wanted?: Parameters<typeof exportInvoices>[3],
    ): Promise<string> =>
      text(await exportInvoices(system.context.database, staff, read(query), wanted)),
    countNew: (staff: Staff, since: InvoiceId, query: Query = {}) =>
      system.run((tx) => countNewInvoices(tx, staff, { filter: read(query), since })),
    places: (staff: Staff, typed: string) => {
      const search = readSearchText(typed, system.context.secrets);
      return system.run(async (tx) => (search ? findPlaces(tx, staff, search) : []));
    },
    sums: (staff: Staff, query: Query = {}, precision?: Parameters<typeof sumInvoices>[3]) =>
      system.run((tx) => sumInvoices(tx, staff, read(query), precision)),
    put: (shop: Shop, input: RowInput = {}): Promise<InvoiceId> => put(system, shop, input),
  };
}

async function put({ query }: TestSystem, shop: Shop, input: RowInput): Promise<InvoiceId> {
  const id = asId<InvoiceId>(randomUUID());
  await query(rowOf(shop, input, id));
  return id;
}

/** Writes an invoice as a row. */
export function rowOf(
  shop: Pick<Shop, 'merchantId' | 'terminalId'>,
  input: RowInput,
  id: string = randomUUID(),
): SQL {
  const at = input.at ?? '2026-11-20T12:00:00.000Z';
  return sql`
    insert into invoice (id, merchant_id, terminal_id, merchant_invoice_id, provider_invoice_id,
      flow_type, status, amount, currency, is_test, customer_external_id, customer_first_name,
      customer_last_name, credential_last_four, credential_index, account_id, created_at, status_at,
      deadline_at)
    values (${id}, ${shop.merchantId}, ${shop.terminalId}, ${input.merchantInvoiceId ?? id},
      ${input.providerInvoiceId ?? null}, ${input.flowType ?? 'DEPOSIT'}, ${input.status ?? 'NEW'},
      ${input.amount ?? 100}, ${input.currency ?? 'UZS'}, ${input.isTest ?? true}, ${input.customer ?? 'u-1'},
      ${input.firstName ?? null}, ${input.lastName ?? null}, ${input.lastFour ?? null},
      ${input.payee ?? null}, ${input.accountId ?? null}, ${at},
      ${input.statusAt ?? at}, ${at})`;
}
