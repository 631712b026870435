// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { importStatement, type ImportStatementParameters } from './call.ts';
import type { StatementAnswer } from '../../types.ts';

/** Takes a bank's statement of a payment account. */
export function useImportStatement(): Mutation<StatementAnswer, ImportStatementParameters> {
  return useMutation('importStatement', importStatement);
}
