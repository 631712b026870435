import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice, merchant, paymentAccount, person, provider, terminal } from '../db/schema.ts';

const stepNames = ['PROVIDER', 'MERCHANT', 'ACCOUNT', 'TERMINAL', 'PAYMENT', 'PEOPLE'] as const;

type StepName = (typeof stepNames)[number];

/**
 * The first steps of a new installation, in the order of the work (OFFICE-410). Each is a look for one row, which
 * the first rows of a large table have.
 */
export async function readFirstSteps(tx: Tx) {
  const found = await tx.execute<Readonly<Record<StepName, boolean>>>(sql`
    select
      exists (select from ${provider}) as "PROVIDER",
      exists (select from ${merchant}) as "MERCHANT",
      exists (select from ${paymentAccount}
        where ${paymentAccount.isEnabled} and ${paymentAccount.valueEncrypted} is not null) as "ACCOUNT",
      exists (select from ${terminal} where ${terminal.isEnabled}) as "TERMINAL",
      exists (select from ${invoice}
        where ${invoice.status} = ${sql.param('DONE', invoice.status)}
          and ${invoice.flowType} = ${sql.param('DEPOSIT', invoice.flowType)}) as "PAYMENT",
      -- The command line added the first person.
      exists (select from ${person} where ${person.state} <> 'DISABLED' offset 1) as "PEOPLE"`);
  return stepNames.map((step) => ({ step, isDone: found[0]?.[step] === true }));
}
