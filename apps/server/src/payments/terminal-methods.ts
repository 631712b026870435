import { and, asc, desc, eq, sql } from 'drizzle-orm';
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

/** The methods that a terminal offers or once did: an invoice keeps the fee rule of its own. */
export const methodsEverOf = statement((composer, given: Given<{ terminalId: number }>) =>
  composer
    .select()
    .from(terminalMethod)
    .where(eq(terminalMethod.terminalId, given('terminalId')))
    .orderBy(desc(terminalMethod.isOffered), asc(terminalMethod.methodId)),
);
