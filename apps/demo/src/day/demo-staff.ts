import { inArray } from 'drizzle-orm';
import type { Tx } from '@tiyin/server/db/database';
import { person } from '@tiyin/server/db/schema';

type Person = typeof person.$inferSelect;

/** The two operators of the demo. */
export type DemoStaff = { readonly operator: Person; readonly approver: Person };

/** The demo's operators; undefined if one of them is gone. */
export async function readDemoStaff(tx: Tx): Promise<DemoStaff | undefined> {
  const rows = await tx
    .select()
    .from(person)
    .where(inArray(person.username, ['operator', 'approver']));
  const operator = rows.find(({ username }) => username === 'operator');
  const approver = rows.find(({ username }) => username === 'approver');
  return operator && approver && { operator, approver };
}
