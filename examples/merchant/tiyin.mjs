// The three calls of Tiyin's merchant API that a shop needs for deposits.
import { setTimeout } from 'node:timers/promises';

const server = process.env.TIYIN_URL ?? 'http://127.0.0.1:4000';
const key = process.env.TIYIN_KEY ?? 'tiyin_demo_key';

/** How long to wait before the second and the third try, in ms. */
const pauses = [200, 1_000];

/**
 * How one invoice stands; amounts are in minor units.
 * @typedef {object} Invoice
 * @property {string} invoiceId
 * @property {string} merchantInvoiceId
 * @property {'NEW' | 'IN_PROGRESS' | 'PENDING' | 'PAYED' | 'DONE' | 'DECLINED' | 'CANCELED' | 'ERROR'} status
 * @property {number} amount
 * @property {number | null} fee null until the amount is final
 * @property {string} currency
 */

/** What Tiyin answered instead of doing what was asked; `code` is for programs, the message for people. */
export class TiyinProblem extends Error {
  /** @param {{ status: number, code: string, title: string, detail?: string }} problem */
  constructor({ status, code, title, detail }) {
    super(detail ?? title);
    this.name = 'TiyinProblem';
    this.status = status;
    this.code = code;
  }
}

/**
 * Makes a deposit and the form that its customer pays on. The key makes it safe to ask again: the same
 * key and body answer the form that was made the first time, never a second one.
 * @param {string} idempotencyKey
 * @param {object} order `CreateFormRequest` of the contract
 * @returns {Promise<{ formId: string, invoiceId: string, url: string }>}
 */
export function createForm(idempotencyKey, order) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  return ask('/forms', { method: 'POST', headers, body: JSON.stringify(order) });
}

/**
 * @param {string} invoiceId
 * @returns {Promise<Invoice>}
 */
export function getInvoice(invoiceId) {
  return ask(`/invoices/${invoiceId}`);
}

/**
 * Cancels a deposit that was not paid yet; later it is a TiyinProblem, `not_cancelable`.
 * @param {string} invoiceId
 * @returns {Promise<Invoice>}
 */
export function cancelInvoice(invoiceId) {
  return ask(`/invoices/${invoiceId}/cancel`, { method: 'POST' });
}

/**
 * Asks Tiyin, and asks again where the network or the server failed: every call here may be repeated.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [request]
 */
async function ask(path, request = {}) {
  for (const pause of pauses) {
    const answer = await tryOnce(path, request).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return read(answer);
    await setTimeout(pause);
  }
  return read(await tryOnce(path, request));
}

/**
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} request
 */
function tryOnce(path, request) {
  return fetch(`${server}/api/merchant/v1${path}`, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(10_000),
  });
}

/** @param {Response} answer */
async function read(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new TiyinProblem(body);
  return body;
}
