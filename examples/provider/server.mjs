// A provider that pays out and takes deposits for Tiyin: plain Node, no dependencies. Start it with `node server.mjs`.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { officePage } from './pages.mjs';
import { decide, decideByAmount, findPayout, listPayouts, takePayout } from './payouts.mjs';
import { isGenuine } from './signature.mjs';
import { secret, sendReport } from './tiyin.mjs';

const port = Number(process.env.PORT ?? 4200);

/** How Tiyin is answered: a provider can hang, or fail, before or after it has taken a payout. */
let mood = 'answer';
/** The message of the page. */
let said = '';

const server = createServer((request, response) => {
  answer(request, response).catch((/** @type {unknown} */ error) => {
    console.error(error);
    if (!response.headersSent) json(response, 500, { error: 'try again' });
  });
});

server.listen(port, '127.0.0.1', () => console.log(`The provider is open: ${origin()}`));

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', origin());
  const body = await text(request);
  if (pathname === '/') return show(response);
  if (pathname.startsWith('/office/')) return office(pathname, body, response);
  // From here on only Tiyin may call.
  if (!isGenuine(secret, request.headers, body)) return json(response, 401, {});
  if (mood === 'hang') return;
  if (mood === 'fail') return json(response, 503, { error: 'try again' });
  if (request.method === 'POST' && pathname === '/payouts') {
    return pay(String(request.headers['idempotency-key']), body, response);
  }
  const payout = findPayout(pathname.replace('/payouts/', ''));
  if (!payout) return json(response, 404, {});
  const { status, transferId } = payout;
  json(response, 200, { status, transferId });
}

/**
 * Accepts a payout; its outcome is reported later.
 * @param {string} key
 * @param {string} body
 * @param {import('node:http').ServerResponse} response
 */
async function pay(key, body, response) {
  const { payout, isNew } = takePayout(key, JSON.parse(body));
  if (mood !== 'take-and-hang') {
    const { status, transferId } = payout;
    json(response, 202, { status, transferId });
  }
  if (isNew) await decideByAmount(payout);
}

/**
 * The operator's actions on the page. A real provider has a login.
 * @param {string} pathname
 * @param {string} body
 * @param {import('node:http').ServerResponse} response
 */
async function office(pathname, body, response) {
  const fields = new URLSearchParams(body);
  const status = fields.get('status') === 'refused' ? 'refused' : 'paid';
  if (pathname.startsWith('/office/payouts/')) {
    const payout = findPayout(pathname.replace('/office/payouts/', ''));
    if (payout) said = outcome(await decide(payout, status));
  } else if (pathname === '/office/deposits') {
    said = outcome(await reportDeposit(fields, status));
  } else if (pathname === '/office/mood') {
    mood = fields.get('mood') ?? mood;
    said = `From now on: ${mood}.`;
  }
  // 303: the browser follows with GET, and a reload sends nothing twice.
  response.writeHead(303, { location: '/' }).end();
}

/**
 * @param {URLSearchParams} fields
 * @param {'paid' | 'refused'} status
 */
function reportDeposit(fields, status) {
  const transactionId = fields.get('transactionId');
  return sendReport({
    type: 'deposit',
    status,
    transferId: fields.get('transferId') || `in_${randomUUID()}`,
    accountId: Number(fields.get('accountId')),
    amount: Number(fields.get('amount')),
    currency: fields.get('currency') ?? '',
    ...(transactionId && { transactionId }),
  });
}

/** @param {import('node:http').ServerResponse} response */
function show(response) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(officePage(listPayouts(), mood, said));
}

/** @param {{ status: number, text: string }} answered */
function outcome(answered) {
  return `Tiyin answered ${answered.status}: ${answered.text}`;
}

/** Where this provider is reached. */
function origin() {
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : port;
  return `http://127.0.0.1:${ownPort}`;
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {object} body
 */
function json(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
