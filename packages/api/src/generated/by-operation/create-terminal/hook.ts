// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createTerminal, type CreateTerminalParameters } from './call.ts';
import type { TerminalDetailsAnswer } from '../../types.ts';

/** Creates a test terminal that can be used at once. */
export function useCreateTerminal(): Mutation<TerminalDetailsAnswer, CreateTerminalParameters> {
  return useMutation('createTerminal', createTerminal);
}
