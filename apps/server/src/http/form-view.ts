import type { FormId } from '@tiyin/domain/ids';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../config/read-origins.ts';
import type { ServerContext } from '../context.ts';
import { initForm } from '../payments/form/init-form.ts';
import { ProblemError } from '../problem.ts';
import type { FormView } from './built-apps.ts';

/**
 * The content of a page of the payment form: the form's state, no such form, or a temporary
 * failure.
 */
export async function readFormView(
  { database, secrets, clock, config }: ServerContext,
  request: FastifyRequest,
  formId: FormId,
): Promise<FormView> {
  // The address of a page is not validated by the contract.
  if (!/^[\w-]{22,64}$/.test(formId)) return { kind: 'not-found' };
  try {
    const init = await database.transaction((tx) =>
      initForm(tx, { formId, secrets, publicUrl: originOf('payform', config), now: clock.now() }),
    );
    return { kind: 'form', formId, init };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return { kind: 'not-found' };
    request.log.error({ err: error }, 'a payment form could not be rendered');
    return { kind: 'error' };
  }
}
