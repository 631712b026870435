// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { openTicket, type OpenTicketParameters } from './call.ts';
import type { TicketAnswer } from '../../types.ts';

/** Opens a support ticket about an invoice. */
export function useOpenTicket(): Mutation<TicketAnswer, OpenTicketParameters> {
  return useMutation('openTicket', openTicket);
}
