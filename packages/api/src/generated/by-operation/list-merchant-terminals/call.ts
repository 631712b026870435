// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { MerchantTerminalListStruct } from '../../structs/merchant-terminal-list.ts';
import type { MerchantTerminalList } from '../../types.ts';

/** The input of {@link listMerchantTerminals}. */
export type ListMerchantTerminalsParameters = NoParameters;

/**
 * The merchant's own terminals with the methods that each offers, their limits and fees.
 * @throws ApiProblem
 */
export async function listMerchantTerminals(
  client: ApiClient,
  _parameters: ListMerchantTerminalsParameters,
  options: CallOptions = {},
): Promise<MerchantTerminalList> {
  return readAnswer<MerchantTerminalList>(
    MerchantTerminalListStruct,
    await client({ method: 'GET', path: '/api/merchant/v1/terminals', signal: options.signal }),
    'listMerchantTerminals',
  );
}
