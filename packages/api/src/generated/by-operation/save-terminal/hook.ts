// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { saveTerminal, type SaveTerminalParameters } from './call.ts';
import type { ApprovalRequestedAnswer, TerminalDetailsAnswer } from '../../types.ts';

/** Saves the name and attributes of a terminal. */
export function useSaveTerminal(): Mutation<
  TerminalDetailsAnswer | ApprovalRequestedAnswer,
  SaveTerminalParameters
> {
  return useMutation('saveTerminal', saveTerminal);
}
