// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listFormSbpBanks, type ListFormSbpBanksParameters } from './call.ts';
import type { SbpBankList } from '../../types.ts';

/** The SWR key of {@link listFormSbpBanks}, with all its parameters. */
export function listFormSbpBanksKey(
  parameters: ListFormSbpBanksParameters,
): QueryKey<'listFormSbpBanks', ListFormSbpBanksParameters> {
  return ['listFormSbpBanks', parameters];
}

/** Lists the banks that an Sbp withdrawal can be paid to. Null parameters: no request. */
export function useListFormSbpBanks(
  parameters: ListFormSbpBanksParameters | null,
  options?: QueryOptions<SbpBankList>,
): Query<SbpBankList> {
  return useQuery(
    parameters === null ? null : listFormSbpBanksKey(parameters),
    listFormSbpBanks,
    options,
  );
}
