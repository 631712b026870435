// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { removeTerminalAttribute, type RemoveTerminalAttributeParameters } from './call.ts';
import type { TerminalDetailsAnswer } from '../../types.ts';

/** Removes an attribute of a terminal. */
export function useRemoveTerminalAttribute(): Mutation<
  TerminalDetailsAnswer,
  RemoveTerminalAttributeParameters
> {
  return useMutation('removeTerminalAttribute', removeTerminalAttribute);
}
