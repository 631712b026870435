import type { SendTicket } from './TicketProvider.tsx';

/**
 * Sends tickets of a form, by its id and the verification key from its init; the code is loaded
 * late.
 */
export function createSendTicket(formId: string, verificationKey: string): SendTicket {
  return async (description, signal) => {
    try {
      const { sendTicket } = await import('./send-ticket.ts');
      return await sendTicket({ formId, verificationKey, description }, signal);
    } catch {
      // Without its script nothing has reached the server: it is tried again like any other.
      return { kind: 'unreachable' };
    }
  };
}
