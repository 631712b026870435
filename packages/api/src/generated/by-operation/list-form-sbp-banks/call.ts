// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SbpBankListStruct } from '../../structs/sbp-bank-list.ts';
import type { ListFormSbpBanksData, SbpBankList } from '../../types.ts';

/** The input of {@link listFormSbpBanks}. */
export interface ListFormSbpBanksParameters {
  readonly formId: NonNullable<ListFormSbpBanksData['path']>['formId'];
}

/**
 * Lists the banks that an Sbp withdrawal can be paid to.
 * @throws ApiProblem
 */
export async function listFormSbpBanks(
  client: ApiClient,
  parameters: ListFormSbpBanksParameters,
  options: CallOptions = {},
): Promise<SbpBankList> {
  return readAnswer<SbpBankList>(
    SbpBankListStruct,
    await client({
      method: 'GET',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/banks/sbp`,
      signal: options.signal,
    }),
    'listFormSbpBanks',
  );
}
