// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CustomerAnswerStruct } from '../../structs/customer-answer.ts';
import type { CustomerAnswer, GetCustomerData } from '../../types.ts';

/** The input of {@link getCustomer}. */
export interface GetCustomerParameters {
  readonly merchantId: NonNullable<GetCustomerData['query']>['merchantId'];
  readonly customerId: NonNullable<GetCustomerData['query']>['customerId'];
}

/**
 * Returns a customer of a merchant: the name, the number of invoices, the tickets and the notes.
 * @throws ApiProblem
 */
export async function getCustomer(
  client: ApiClient,
  parameters: GetCustomerParameters,
  options: CallOptions = {},
): Promise<CustomerAnswer> {
  return readAnswer<CustomerAnswer>(
    CustomerAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/customer',
      query: { merchantId: parameters.merchantId, customerId: parameters.customerId },
      signal: options.signal,
    }),
    'getCustomer',
  );
}
