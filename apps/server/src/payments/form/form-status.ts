import type { Tx } from '../../db/database.ts';
import { seeForm } from './form-row.ts';

/** How the invoice of a form stands (section 3); a passed deadline is seen at once. */
export async function formStatus(tx: Tx, asked: { formId: string; now: Date }) {
  const { invoice } = await seeForm(tx, asked.formId, asked.now);
  return { status: invoice.status, serverTime: asked.now.toISOString() };
}
