// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { openFormTicket, type OpenFormTicketParameters } from './call.ts';
import type { FormTicket } from '../../types.ts';

/** Opens a support ticket about the payment for the customer. */
export function useOpenFormTicket(): Mutation<FormTicket, OpenFormTicketParameters> {
  return useMutation('openFormTicket', openFormTicket);
}
