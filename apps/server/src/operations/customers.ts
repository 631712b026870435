import { readCustomer } from '../payments/invoices/read-customer.ts';
import { listCustomerTickets } from '../tickets/read-tickets.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag customers. */
export const customerOperations: HandlersOf<'customers'> = {
  async getCustomer({ query }, { staff }, { database, secrets, clock }) {
    const reading = { staff, secrets, now: clock.now() };
    const data = await database.transaction(async (tx) => ({
      ...(await readCustomer(tx, staff, query)),
      tickets: await listCustomerTickets(tx, reading, query),
    }));
    return { data };
  },
};
