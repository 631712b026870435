// The shop's orders. A real shop keeps them in its database, and also saves them before it calls
// Tiyin.
import { randomUUID } from 'node:crypto';

/**
 * The state of an invoice in a callback. Its `sequence` grows with the events of the invoice.
 * @typedef {import('@tiyin/merchant').InvoiceStatusChanged['data']} InvoiceState
 */

/**
 * @typedef {import('@tiyin/merchant').CreateFormRequest | import('@tiyin/merchant').CreatePayoutRequest} Request
 */

/**
 * @typedef {object} Order
 * @property {string} id Tiyin's `merchantInvoiceId`, of which the SDK makes the Idempotency-Key
 * @property {'deposit' | 'payout'} kind
 * @property {Request} [request] the request to Tiyin, until its response
 * @property {string} [invoiceId] Tiyin's id, once its response arrived
 * @property {(InvoiceState & { webhookId: string })[]} callbacks the accepted ones, in their order
 */

/** @type {Map<string, Order>} */
const orders = new Map();

/**
 * Saves an order before the request to Tiyin, because its first callback may arrive before the
 * response, and a lost response requires a retry with the same id.
 * @param {Order['kind']} kind
 * @param {(id: string) => Request} requestFor makes the request to Tiyin from the order's id
 */
export function saveOrder(kind, requestFor) {
  const id = randomUUID();
  /** @type {Order} */
  const order = { id, kind, request: requestFor(id), callbacks: [] };
  orders.set(id, order);
  return order;
}

/** @param {string} id */
export function findOrder(id) {
  return orders.get(id);
}

/** All orders, the newest first. */
export function listOrders() {
  return [...orders.values()].toReversed();
}

/**
 * Records Tiyin's response: the request, with the payee's card, is no longer needed.
 * @param {Order} order
 * @param {string} invoiceId
 */
export function noteInvoice(order, invoiceId) {
  order.invoiceId = invoiceId;
  delete order.request;
}

/**
 * Tiyin refused: there is no such invoice.
 * @param {Order} order
 */
export function dropOrder(order) {
  orders.delete(order.id);
}

/**
 * Records a callback once, and only if it is not older than the newest one. Callbacks come at least once,
 * and a delayed one may arrive out of order.
 * @param {string} webhookId the same when a callback is sent a second time
 * @param {InvoiceState} received
 */
export function noteCallback(webhookId, received) {
  const order = orders.get(received.merchantInvoiceId);
  // Not an order of this shop: orders are saved before the request to Tiyin.
  if (!order) return;
  const isKnown = order.callbacks.some((callback) => callback.webhookId === webhookId);
  const newest = order.callbacks.at(-1)?.sequence ?? 0;
  if (!isKnown && received.sequence >= newest) order.callbacks.push({ webhookId, ...received });
}
