// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeTerminal, type ChangeTerminalParameters } from './call.ts';
import type { ApprovalRequestedAnswer, TerminalDetailsAnswer } from '../../types.ts';

/** Changes the given fields of a terminal. */
export function useChangeTerminal(): Mutation<
  TerminalDetailsAnswer | ApprovalRequestedAnswer,
  ChangeTerminalParameters
> {
  return useMutation('changeTerminal', changeTerminal);
}
