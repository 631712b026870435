import { and, asc, eq, sql } from 'drizzle-orm';
import { terminalMethod } from '../db/schema.ts';
import { type Given, statement } from '../db/statement.ts';

/** The methods that a terminal offers, with their limits and fee rules, the first first. */
export const methodsOf = statement((composer, given: Given<{ terminalId: number }>) =>
  composer
    .select()
    .from(terminalMethod)
    .where(
      and(
        eq(terminalMethod.terminalId, given('terminalId')),
        eq(terminalMethod.isOffered, sql`true`),
      ),
    )
    .orderBy(asc(terminalMethod.methodId)),
);
