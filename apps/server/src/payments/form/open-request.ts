import type { FormId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { type Choice, type Offer, findOffer } from './check-choice.ts';
import { checkSupportCode } from './check-support-code.ts';
import { type OpenForm, openForm } from './form-row.ts';

/** A request for requisites, as a page sends it. */
export type Request = Choice & {
  readonly formId: FormId;
  readonly supportCode: string;
  readonly now: Date;
};

/** A request for requisites with its form, its locked invoice and its terminal's offer, each read once. */
export type OpenRequest = OpenForm & {
  readonly choice: Choice;
  /** Undefined where the terminal does not offer the method. */
  readonly offer: Offer | undefined;
  readonly now: Date;
};

/** Reads what a request is about; 404 as `openForm`, 403 as `checkSupportCode`. */
export async function openRequest(tx: Tx, request: Request): Promise<OpenRequest> {
  const { formId, supportCode, amount, paymentMethodId, now } = request;
  const choice = { amount, paymentMethodId };
  const [opened, offer] = await Promise.all([
    openForm(tx, formId, now),
    findOffer(tx, formId, choice),
  ]);
  await checkSupportCode(opened.form, supportCode);
  return { ...opened, choice, offer, now };
}
