// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getCustomer, type GetCustomerParameters } from './call.ts';
import type { CustomerAnswer } from '../../types.ts';

/** The SWR key of {@link getCustomer}, with all its parameters. */
export function getCustomerKey(
  parameters: GetCustomerParameters,
): QueryKey<'getCustomer', GetCustomerParameters> {
  return ['getCustomer', parameters];
}

/** Returns a customer of a merchant: the name, the number of invoices, the tickets and the notes. Null parameters: no request. */
export function useGetCustomer(
  parameters: GetCustomerParameters | null,
  options?: QueryOptions<CustomerAnswer>,
): Query<CustomerAnswer> {
  return useQuery(parameters === null ? null : getCustomerKey(parameters), getCustomer, options);
}
