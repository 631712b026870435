// A shop that takes deposits through Tiyin: plain Node, no dependencies. Start it with `node server.mjs`.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { orderPage, problemPage, shopPage } from './pages.mjs';
import { TiyinProblem, cancelInvoice, createForm, getInvoice } from './tiyin.mjs';

const terminalId = Number(process.env.TIYIN_TERMINAL_ID ?? 1);
const port = Number(process.env.PORT ?? 4100);

/**
 * The invoice of each order, by the order's id. A real shop keeps this in its database.
 * @type {Map<string, string>}
 */
const invoices = new Map();

/** What cannot be answered as asked; `status` is the HTTP status. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((/** @type {unknown} */ error) => {
    if (error instanceof Refusal) return show(response, error.status, problemPage(error.message));
    console.error(error);
    show(response, 502, problemPage('Try again in a moment.'));
  });
});

server.listen(port, '127.0.0.1', () => console.log(`The shop is open: ${origin()}`));

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', origin());
  const [, folder, orderId = '', deed] = pathname.split('/');
  const asked = `${request.method} ${[folder, orderId && ':id', deed].filter(Boolean).join('/')}`;
  switch (asked) {
    case 'GET ':
      return show(response, 200, shopPage([...invoices.keys()]));
    case 'POST orders':
      return redirect(response, await order(new URLSearchParams(await text(request))));
    case 'GET orders/:id':
      return show(response, 200, orderPage(orderId, await getInvoice(invoiceOf(orderId))));
    case 'POST orders/:id/cancel':
      await cancelInvoice(invoiceOf(orderId)).catch(passOverTooLate);
      return redirect(response, `/orders/${orderId}`);
    default:
      throw new Refusal(404, 'There is no such page.');
  }
}

/**
 * Takes an order and answers the address of the form on which its customer pays.
 * @param {URLSearchParams} fields
 */
async function order(fields) {
  const [, whole, hundredths = '00'] =
    /^([1-9]\d{0,8})(?:\.(\d\d))?$/.exec(fields.get('amount') ?? '') ?? [];
  if (whole === undefined) throw new Refusal(422, 'Type an amount, like 50000 or 50000.00.');
  const orderId = randomUUID();
  const itsPage = `${origin()}/orders/${orderId}`;
  const made = await createForm(orderId, {
    terminalId,
    type: 'Deposit',
    // Amounts are integers in minor units: 1 soʻm is 100 tiyin.
    amount: Number(`${whole}${hundredths}`),
    canChangeAmount: false,
    merchantInvoiceId: orderId,
    customer: { externalId: 'customer-1' },
    // However the customer comes back, the page asks Tiyin how it stands: an address proves nothing.
    successUrl: itsPage,
    cancelUrl: itsPage,
    errorUrl: itsPage,
  }).catch(sayNotAllowed);
  invoices.set(orderId, made.invoiceId);
  return made.url;
}

/** @param {string} orderId */
function invoiceOf(orderId) {
  const invoiceId = invoices.get(orderId);
  if (invoiceId === undefined) throw new Refusal(404, 'There is no such order.');
  return invoiceId;
}

/**
 * What is not allowed (an amount outside the limits) is for the customer to read; the rest is for us.
 * @param {unknown} error
 * @returns {never}
 */
function sayNotAllowed(error) {
  if (error instanceof TiyinProblem && error.code === 'not_allowed') {
    throw new Refusal(422, error.message);
  }
  throw error;
}

/**
 * Too late to cancel is nothing to fail by: the page of the order shows how it stands instead.
 * @param {unknown} error
 */
function passOverTooLate(error) {
  if (!(error instanceof TiyinProblem && error.code === 'not_cancelable')) throw error;
}

/** Where this shop is reached: what customers come back to. */
function origin() {
  const address = server.address();
  const itsPort = typeof address === 'object' && address ? address.port : port;
  return `http://127.0.0.1:${itsPort}`;
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} html
 */
function show(response, status, html) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} location
 */
function redirect(response, location) {
  // 303: the browser goes there with GET, and a reload sends nothing twice.
  response.writeHead(303, { location }).end();
}
