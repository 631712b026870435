// Asking Tiyin for what was ordered, so that nothing is made twice and nothing is forgotten.
import { dropOrder, noteInvoice } from './orders.mjs';
import { readRefusal } from './requests.mjs';
import { createForm, createPayout } from './tiyin.mjs';

/**
 * Asks for the first time or again, with the order's id as the key. Answers where to go on: a deposit on the
 * form that its customer pays on, a payout on its page.
 * @param {import('./orders.mjs').Order} order
 * @throws {import('./requests.mjs').OrderRefused} when Tiyin refuses; the order is dropped
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
    // Nobody knows whether it was made. The order stays, and its page offers to ask again with the same key.
    console.error(error);
    return orderPage;
  }
}
