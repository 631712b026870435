import type { FormId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { requestReturn } from '../returns/request-return.ts';
import { checkSupportCode } from './check-support-code.ts';
import { openForm } from './form-row.ts';
import { describeStanding } from './form-status.ts';

type FormReturnRequest = {
  readonly formId: FormId;
  readonly supportCode: string;
  /** The customer's own card or phone as it was typed. */
  readonly credential: string;
  readonly bankCodeInteger?: number;
  readonly type?: 'by_mobile';
  readonly secrets: Secrets;
  readonly now: Date;
};

/** The customer requests the money back that is not booked (FORM-270). 403 `support_code_wrong`; as `requestReturn`. */
export async function requestFormReturn(tx: Tx, request: FormReturnRequest) {
  const { formId, supportCode, secrets, now, ...payee } = request;
  const { form, invoice } = await openForm(tx, formId, now);
  await checkSupportCode(form, supportCode);
  const row = await requestReturn(tx, invoice, { payee, secrets, now });
  return describeStanding(tx, row, now);
}
