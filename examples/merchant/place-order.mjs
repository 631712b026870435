// Sends an order to Tiyin, so that nothing is made twice and nothing is forgotten.
import { dropOrder, noteInvoice } from './orders.mjs';
import { readRefusal } from './requests.mjs';
import { createForm, createPayout } from './tiyin.mjs';

/**
 * Sends the request, first or again, with the order's id as the key. Returns the next address: a
 * deposit's form for its customer, a payout's page.
 * @param {import('./orders.mjs').Order} order
 * @throws {import('./requests.mjs').OrderRefused} when Tiyin refuses; the order is deleted
 */
export async function placeOrder(order) {
  const { id, kind, request } = order;
  const orderPage = `/orders/${id}`;
  if (request === undefined) return orderPage;
  try {
    const made = await (kind === 'deposit' ? createForm : createPayout)(id, request);
    noteInvoice(order, made.invoiceId);
    return 'url' in made ? made.url : orderPage;
  } catch (error) {
    const refusal = readRefusal(error);
    if (refusal) {
      dropOrder(order);
      throw refusal;
    }
    // The outcome is unknown. The order stays, and its page offers a retry with the same key.
    console.error(error);
    return orderPage;
  }
}
