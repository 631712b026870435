import { createHmac, timingSafeEqual } from 'node:crypto';
import { supportCode } from '@tiyin/domain/requisites';
import { ProblemError } from '../../problem.ts';
import type { FormRow } from './form-row.ts';

/** Requires the form's verification key, not only its id (FORM-16): 403 `support_code_wrong`. */
export async function checkSupportCode(form: FormRow, givenCode: string): Promise<void> {
  const expected = await supportCode(
    (key, message) => createHmac('sha256', key).update(message).digest('hex'),
    form.id,
    form.verificationKey,
  );
  const given = Buffer.from(givenCode);
  if (given.length !== expected.length || !timingSafeEqual(given, Buffer.from(expected))) {
    throw new ProblemError('support_code_wrong');
  }
}
