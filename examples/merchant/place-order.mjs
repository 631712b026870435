// Sends an order to Tiyin, so that nothing is made twice and nothing is forgotten.
import { dropOrder, noteInvoice } from './orders.mjs';
import { readRefusal } from './requests.mjs';
import { tiyin } from './tiyin.mjs';

/**
 * Sends the request, first or again: Tiyin's SDK gives the same order the same key. Returns the next address: a
 * deposit's form for its customer, a payout's page.
 * @param {import('./orders.mjs').Order} order
 * @throws {import('./requests.mjs').OrderRefused} when Tiyin refuses; the order is deleted
 */
export async function placeOrder(order) {
  const { id, request } = order;
  const orderPage = `/orders/${id}`;
  if (request === undefined) return orderPage;
  try {
    const isDeposit = 'successUrl' in request;
    const made = await (isDeposit ? tiyin.createForm(request) : tiyin.createPayout(request));
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
