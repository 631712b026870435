import { asc, eq } from 'drizzle-orm';
import { terminalMethod } from '../db/schema.ts';
import { type Given, statement } from '../db/statement.ts';

/** The methods that a terminal offers, with their limits and fee rules, the first first. */
export const methodsOf = statement((composer, given: Given<{ terminalId: number }>) =>
  composer
    .select()
    .from(terminalMethod)
    .where(eq(terminalMethod.terminalId, given('terminalId')))
    .orderBy(asc(terminalMethod.methodId)),
);
