// A shop that takes deposits and pays out through Tiyin: plain Node and Tiyin's SDK. Its README starts it.
import { createServer } from 'node:http';
import { TiyinProblem, WebhookError, verifyWebhook } from '@tiyin/merchant';
import { Refusal, readBody, redirect, refuseOtherSites, show } from './http.mjs';
import { findOrder, listOrders, noteCallback, saveOrder } from './orders.mjs';
import { orderPage, problemPage, shopPage } from './pages.mjs';
import { placeOrder } from './place-order.mjs';
import { OrderRefused, depositRequest, payoutRequest } from './requests.mjs';
import { settings } from './settings.mjs';
import { tiyin } from './tiyin.mjs';

const server = createServer((request, response) => {
  answer(request, response).catch((/** @type {unknown} */ error) => {
    if (error instanceof Refusal) return show(response, error.status, problemPage(error.message));
    console.error(error);
    show(response, 502, problemPage('Try again in a moment.'));
  });
});

server.once('error', (error) => {
  console.error(`The shop cannot open: ${error.message}`);
  process.exit(1);
});
server.listen(settings.port, '127.0.0.1', () => console.log(`The shop is open: ${origin()}`));

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', origin());
  const [, folder, orderId = '', action] = pathname.split('/');
  const route = `${request.method} ${[folder, orderId && ':id', action].filter(Boolean).join('/')}`;
  refuseOtherSites(request);
  const body = await readBody(request);
  switch (route) {
    case 'GET ':
      return show(response, 200, shopPage(listOrders()));
    case 'POST deposits':
      return takeOrder('deposit', body, response);
    case 'POST payouts':
      return takeOrder('payout', body, response);
    case 'POST callbacks':
      return takeCallback(request.headers, body, response);
    case 'GET orders/:id':
      return showOrder(orderOf(orderId), response);
    case 'POST orders/:id/again':
      return redirect(response, await placeOrder(orderOf(orderId)));
    case 'POST orders/:id/cancel':
      await tiyin.cancelInvoice(orderOf(orderId).invoiceId ?? '').catch(passOverTooLate);
      return redirect(response, `/orders/${orderId}`);
    default:
      throw new Refusal(404, 'There is no such page.');
  }
}

/**
 * @param {import('./orders.mjs').Order['kind']} kind
 * @param {Buffer} body
 * @param {import('node:http').ServerResponse} response
 */
async function takeOrder(kind, body, response) {
  const fields = new URLSearchParams(body.toString());
  const requestOf = kind === 'deposit' ? depositRequest : payoutRequest;
  try {
    redirect(response, await placeOrder(saveOrder(kind, requestOf(fields, origin()))));
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error;
    show(response, error.status, shopPage(listOrders(), { kind, fields, why: error }));
  }
}

/**
 * Handles a callback: verify it, store it, respond 2xx. Slow work comes after the response: without
 * one in ten seconds the callback is sent again.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Buffer} body
 * @param {import('node:http').ServerResponse} response
 */
function takeCallback(headers, body, response) {
  try {
    takeEvent(verifyWebhook({ headers, body, key: settings.webhookKey }));
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    console.error(`A callback was refused. ${error.message}`);
    response.writeHead(401, { 'content-type': 'text/plain' }).end(error.message);
  }
}

/**
 * Other types, also later ones, are accepted and ignored: they do not change an order.
 * @param {ReturnType<typeof verifyWebhook>} webhook
 */
function takeEvent({ id, type, data }) {
  if (type === 'invoice.status_changed' || type === 'invoice.amount_changed')
    noteCallback(id, data);
}

/**
 * @param {import('./orders.mjs').Order} order
 * @param {import('node:http').ServerResponse} response
 */
async function showOrder(order, response) {
  const invoice =
    order.invoiceId === undefined ? undefined : await tiyin.getInvoice(order.invoiceId);
  show(response, 200, orderPage(order, invoice));
}

/** @param {string} orderId */
function orderOf(orderId) {
  const order = findOrder(orderId);
  if (order === undefined) throw new Refusal(404, 'There is no such order.');
  return order;
}

/**
 * Too late to cancel is not a failure: the order's page shows its state instead.
 * @param {unknown} error
 */
function passOverTooLate(error) {
  if (!(error instanceof TiyinProblem && error.code === 'not_cancelable')) throw error;
}

/** This shop's address, for returning customers and for callbacks. */
function origin() {
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : settings.port;
  return `http://127.0.0.1:${ownPort}`;
}
