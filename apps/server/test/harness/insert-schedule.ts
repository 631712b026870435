import { eq } from 'drizzle-orm';
import { person, reportSchedule } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/** Writes a schedule of the operator. */
export async function insertSchedule({ clock, context }: TestApp): Promise<number> {
  return context.database.transaction(async (tx) => {
    const [operator] = await tx.select().from(person).where(eq(person.username, 'operator'));
    if (!operator) throw new Error('there is no operator');
    const [row] = await tx
      .insert(reportSchedule)
      .values({
        personId: operator.id,
        report: 'invoice',
        interval: 'DAILY',
        isTest: true,
        emails: ['books@ops.example'],
        dueAt: new Date(clock.now().getTime() + 24 * 60 * 60_000),
        createdAt: clock.now(),
      })
      .returning();
    if (!row) throw new Error('the spare schedule was not written');
    return row.id;
  });
}
