import { listCustomerNotes } from '../payments/invoices/notes.ts';
import { readCustomer } from '../payments/invoices/read-customer.ts';
import { listCustomerTickets } from '../tickets/read-tickets.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag customers. */
export const customerOperations: HandlersOf<'customers'> = {
  async getCustomer({ query }, { staff }, { database, secrets, clock }) {
    const reading = { staff, secrets, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      const customer = await readCustomer(tx, staff, query);
      const tickets = await listCustomerTickets(tx, reading, query);
      const notes = await listCustomerNotes(tx, staff, query);
      return { ...customer, tickets, ...(notes && { notes }) };
    });
    return { data };
  },
};
