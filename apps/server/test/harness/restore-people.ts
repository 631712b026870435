import { and, eq, ne } from 'drizzle-orm';
import {
  approval,
  approvalRule,
  person,
  personRole,
  role,
  secondFactor,
  signInBrake,
} from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Remembers the people as they are; returns a function that lets them sign in and work again: a guessed id may have disabled one, and
 * a guessed rule have left a request about the object of the next operation.
 */
export async function rememberPeople({ context }: TestApp): Promise<() => Promise<void>> {
  const known = await context.database.transaction(async (tx) => ({
    people: await tx.select().from(person).where(eq(person.isDemo, true)),
    roles: await tx.select().from(role),
    given: await tx.select().from(personRole),
  }));
  const ids = new Set(known.people.map(({ id }) => id));
  return () =>
    context.database.transaction(async (tx) => {
      for (const { id, ...columns } of known.roles) {
        await tx.update(role).set(columns).where(eq(role.id, id));
      }
      for (const { id, ...columns } of known.people) {
        await tx.update(person).set(columns).where(eq(person.id, id));
        await tx.delete(personRole).where(eq(personRole.personId, id));
        await tx.delete(secondFactor).where(eq(secondFactor.personId, id));
      }
      await tx.insert(personRole).values(known.given.filter(({ personId }) => ids.has(personId)));
      await tx.delete(signInBrake);
      await tx.delete(approvalRule);
      // Those of the invoices of earlier forms are known to the next operation, too.
      const ofObjects = ne(approval.kind, 'STATUS_CHANGE');
      await tx.delete(approval).where(and(eq(approval.status, 'PENDING'), ofObjects));
    });
}
