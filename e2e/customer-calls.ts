import { createHmac } from 'node:crypto';
import { completeForm, initForm, requestFormCredential } from '@tiyin/api/calls/form';
import { createClient } from '@tiyin/api/client';

/**
 * Another customer, without a page: takes the first method's requisites by the form's own calls.
 */
export async function takeRequisites(baseUrl: string, formId: string): Promise<void> {
  const client = createClient({ baseUrl });
  const { amount, methods, verficationKey } = await initForm(client, { formId });
  const supportCode = createHmac('sha256', verficationKey).update(formId).digest('hex');
  const [method] = methods;
  if (!method) throw new Error('the form offers no method');
  const body = { formId, amount, paymentMethodId: method.id, supportCode };
  const { credentials } = await requestFormCredential(client, { formId, body });
  if (!credentials) throw new Error('no account was free for the other customer');
}

/** The customer confirms the payment. */
export async function confirmPaidByCall(baseUrl: string, formId: string): Promise<void> {
  const body = { formId, credential: '9860120115551234' };
  await completeForm(createClient({ baseUrl }), { formId, body });
}
