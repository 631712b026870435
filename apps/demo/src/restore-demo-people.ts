import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '@tiyin/server/db/database';
import { passkey, person, recoveryCode, secondFactor } from '@tiyin/server/db/schema';
import { giveDemoRole, hashDemoPasswords } from './demo-people.ts';

/**
 * Restores the demo staff's documented logins (PEOPLE-50): their own password and role, enabled, and
 * no second factor, after any change before the last start.
 */
export async function restoreDemoPeople(database: Database): Promise<void> {
  const changed = await database.transaction((tx) =>
    tx
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.isDemo, true), gt(person.version, 1)))
      .limit(1),
  );
  if (changed.length > 0) await restorePasswords(database);
  await database.transaction(async (tx) => {
    const demo = tx.select({ id: person.id }).from(person).where(eq(person.isDemo, true));
    await tx.delete(recoveryCode).where(inArray(recoveryCode.personId, demo));
    await tx.delete(passkey).where(inArray(passkey.personId, demo));
    await tx.delete(secondFactor).where(inArray(secondFactor.personId, demo));
  });
}

/** Outside the transaction, because hashing is slow. */
async function restorePasswords(database: Database): Promise<void> {
  const hashes = await hashDemoPasswords();
  await database.transaction(async (tx) => {
    for (const [username, passwordHash] of hashes) {
      const [row] = await tx
        .update(person)
        .set({ passwordHash, state: 'ACTIVE', disabledReason: null })
        .where(and(eq(person.username, username), eq(person.isDemo, true)))
        .returning({ id: person.id });
      if (row) await giveDemoRole(tx, row.id, username);
    }
  });
}
