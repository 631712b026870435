import { randomUUID } from 'node:crypto';
import { testFormAmount } from '@tiyin/domain/terminals';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminal } from '../../db/schema.ts';
import { createForm } from './create-form.ts';
import { methodsOf } from '../../merchants/terminals/terminal-methods.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { WhichTerminal } from '../../merchants/terminals/read-terminal.ts';

const lifetimeSeconds = 60 * 60;

type Command = WhichTerminal & {
  /** The origin of the form. */
  readonly publicUrl: string;
  /** The origin of the back office, to which the form leads back. */
  readonly officeUrl: string;
  readonly now: Date;
};

/**
 * Creates a form on a test terminal in a person's scope (OFFICE-68). 404 out of scope, 422 for a
 * terminal in production, where a test would use real money, and for one without methods.
 */
export async function createTestForm(
  tx: Tx,
  { staff, terminalId, publicUrl, officeUrl, now }: Command,
) {
  const [row] = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)));
  if (!row) throw new ProblemError('not_found');
  const [method] = await methodsOf(tx, { terminalId });
  if (!row.isTest) throw refusal('Test forms are for terminals in test');
  if (!row.isEnabled || !method) throw refusal('This terminal takes no payments now');
  const back = `${officeUrl}/terminals?terminal=${terminalId}`;
  const form = await createForm(tx, {
    merchantId: row.merchantId,
    terminalId,
    flowType: row.flowType,
    requestedBy: { type: 'staff', id: staff.id },
    amount: testFormAmount(method),
    canChangeAmount: true,
    merchantInvoiceId: `test-form-${randomUUID()}`,
    // Each form has a customer of its own: they are not counted together (ROUTING-201).
    customer: { externalId: `test-form-${randomUUID()}` },
    successUrl: back,
    cancelUrl: back,
    errorUrl: back,
    lifetimeSeconds,
    now,
  });
  return { ...form, url: `${publicUrl}/payment/${form.formId}` };
}

function refusal(detail: string): ProblemError {
  return new ProblemError('not_allowed', { detail });
}
