import type { FormId, TerminalId } from '@tiyin/domain/ids';
import { and, asc, eq, getTableColumns, sql } from '../../db/drizzle.ts';
import { invoice, paymentForm, terminalMethod } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';

/** The methods that a terminal offers, with their limits and fee rules, the first first. */
export const methodsOf = statement((composer, given: Given<{ terminalId: TerminalId }>) =>
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

/** The same of the terminal of a payment form. */
export const methodsOfForm = statement((composer, given: Given<{ formId: FormId }>) =>
  composer
    .select(getTableColumns(terminalMethod))
    .from(paymentForm)
    .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
    .innerJoin(terminalMethod, eq(terminalMethod.terminalId, invoice.terminalId))
    .where(and(eq(paymentForm.id, given('formId')), eq(terminalMethod.isOffered, sql`true`)))
    .orderBy(asc(terminalMethod.methodId)),
);
