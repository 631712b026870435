// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { setStatementMapping, type SetStatementMappingParameters } from './call.ts';
import type { StatementMappingAnswer } from '../../types.ts';

/** Sets how CSV statements of a payment account are read. */
export function useSetStatementMapping(): Mutation<
  StatementMappingAnswer,
  SetStatementMappingParameters
> {
  return useMutation('setStatementMapping', setStatementMapping);
}
