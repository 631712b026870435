import { and, asc, eq, gt, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { excluded } from '../../db/names.ts';
import { openItem, person } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';

/** Without a sign for so long, a person has left; a page says it every ten seconds. */
const LAPSE_MS = 30_000;

/** A person at an item of a queue. */
export type Visit = {
  readonly staff: Staff;
  readonly kind: typeof openItem.$inferInsert.kind;
  readonly id: string;
  readonly now: Date;
};

/**
 * Says that a person has an item of a queue open, and lists the others who have it open, the first one first
 * (OFFICE-324). A person has one item open: the last one.
 */
export async function keepItemOpen(tx: Tx, { id, kind, now, staff }: Visit) {
  const since = new Date(now.getTime() - LAPSE_MS);
  const isKept = sql`${openItem.kind} = ${kind} and ${openItem.itemId} = ${id}
    and ${openItem.seenAt} > ${since.toISOString()}::timestamptz`;
  await tx
    .insert(openItem)
    .values({ personId: staff.id, kind, itemId: id, openedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: openItem.personId,
      set: {
        kind,
        itemId: id,
        openedAt: sql`case when ${isKept} then ${openItem.openedAt} else ${excluded(openItem.openedAt)} end`,
        seenAt: now,
      },
    });
  const others = await tx
    .select({
      name: sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`,
      since: openItem.openedAt,
    })
    .from(openItem)
    .innerJoin(person, eq(person.id, openItem.personId))
    .where(
      and(
        eq(openItem.kind, kind),
        eq(openItem.itemId, id),
        ne(openItem.personId, staff.id),
        gt(openItem.seenAt, since),
      ),
    )
    .orderBy(asc(openItem.openedAt), asc(openItem.personId));
  return others.map(({ name, since: openedAt }) => ({ name, since: openedAt.toISOString() }));
}
