import type { AuditObject } from '@tiyin/api/types';
import { hasPermission, type Permission } from '@tiyin/domain/permissions';
import type { Tx } from '../db/database.ts';
import { type PgColumn, type SQL, and, inArray, sql } from '../db/drizzle.ts';
import { merchant, paymentAccount, person, provider, terminal, pool } from '../db/schema.ts';
import { subjectParts } from '../audit/merchant-of-subject.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/** The facts that are ids, and the kind of object that each is the id of. */
const kindOfFact: Readonly<Record<string, string>> = {
  accountId: 'account',
  assigneeId: 'person',
  invoiceId: 'invoice',
  merchantId: 'merchant',
  personId: 'person',
  poolId: 'pool',
  providerId: 'provider',
  requestedBy: 'person',
  terminalId: 'terminal',
  transferId: 'transfer',
};

/** The object that a fact is about; undefined for any other fact. */
export function objectOfFact(name: string, value: string | null): AuditObject | undefined {
  if (value === null) return undefined;
  if (name === 'about') return subjectParts(value);
  const kind = kindOfFact[name];
  return kind === undefined ? undefined : { kind, id: value };
}

type NameOf = {
  readonly table:
    | typeof merchant
    | typeof paymentAccount
    | typeof person
    | typeof provider
    | typeof terminal
    | typeof pool;
  readonly id: PgColumn;
  readonly name: SQL<string>;
  /** Of the objects in a merchant's scope; the others are for people of all merchants with the permission. */
  readonly merchantId?: PgColumn;
  readonly needs?: Permission;
};

const accountName = sql<string>`concat_ws(' ', ${paymentAccount.bankName},
  '•••• ' || nullif(${paymentAccount.valueLastFour}, ''))`;
const personName = sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`;

const named: Readonly<Record<string, NameOf>> = {
  account: {
    table: paymentAccount,
    id: paymentAccount.id,
    name: accountName,
    needs: 'people.account',
  },
  merchant: {
    table: merchant,
    id: merchant.id,
    name: sql`${merchant.name}`,
    merchantId: merchant.id,
  },
  person: { table: person, id: person.id, name: personName, merchantId: person.merchantId },
  pool: { table: pool, id: pool.id, name: sql`${pool.name}` },
  provider: { table: provider, id: provider.id, name: sql`${provider.name}` },
  terminal: {
    table: terminal,
    id: terminal.id,
    name: sql`${terminal.name}`,
    merchantId: terminal.merchantId,
  },
};

/** The names of objects that a person may know, by `kind:id` (OFFICE-844). */
export type ObjectNames = ReadonlyMap<string, string>;

/** Reads the names of a page's objects: one statement for each kind among them. */
export async function namesOf(
  tx: Tx,
  staff: Staff,
  objects: readonly AuditObject[],
): Promise<ObjectNames> {
  const names = new Map<string, string>();
  for (const [kind, each] of Map.groupBy(objects, (object) => object.kind)) {
    const which = named[kind];
    const ids = [...new Set(each.map(({ id }) => id))].filter((id) => /^\d{1,9}$/.test(id));
    if (which === undefined || ids.length === 0 || !isKnown(staff, which)) continue;
    const { id, merchantId, name, table } = which;
    const rows = await tx
      .select({ id: sql<number>`${id}`, name })
      .from(table)
      .where(and(inArray(id, ids.map(Number)), merchantId && inScope(staff, merchantId)));
    for (const row of rows) if (row.name !== '') names.set(`${kind}:${row.id}`, row.name);
  }
  return names;
}

function isKnown(staff: Staff, { merchantId, needs }: NameOf): boolean {
  const may = (permission: Permission) => hasPermission(staff.permissions, permission);
  return (
    merchantId !== undefined || (may('merchant.rw.all') && (needs === undefined || may(needs)))
  );
}
