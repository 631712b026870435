// The calls of Tiyin's merchant API that a shop needs.
import { setTimeout } from 'node:timers/promises';
import { settings } from './settings.mjs';

/** The delays before the second and the third attempt, in ms. */
const pauses = [200, 1_000];

/**
 * How one invoice stands, be it a deposit or a payout; amounts are in minor units.
 * @typedef {object} Invoice
 * @property {string} invoiceId
 * @property {string} merchantInvoiceId
 * @property {'NEW' | 'IN_PROGRESS' | 'PENDING' | 'PAYED' | 'DONE' | 'DECLINED' | 'CANCELED' | 'ERROR'} status
 * @property {number} amount
 * @property {number | null} fee null until the amount is final
 * @property {string} currency
 * @property {boolean} isTest
 */

/**
 * A refusal by Tiyin: problem+json. `code` is for programs, the message for people, and `errors`
 * name the invalid parts of the body, by JSON pointers like `/amount`.
 */
export class TiyinProblem extends Error {
  /** @param {{ status: number, code: string, title: string, detail?: string, errors?: { path: string, message: string }[] }} problem */
  constructor({ status, code, title, detail, errors = [] }) {
    super(detail ?? title);
    this.name = 'TiyinProblem';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/**
 * Makes a deposit and the form that its customer pays on.
 * @param {string} idempotencyKey
 * @param {object} order `CreateFormRequest` of the contract
 * @returns {Promise<{ formId: string, invoiceId: string, url: string }>}
 */
export function createForm(idempotencyKey, order) {
  return make('/forms', idempotencyKey, order);
}

/**
 * Pays out from the merchant's balance to a card or a phone, at once and without a form. Where the balance is
 * too small it is a TiyinProblem, `insufficient_funds`, and nothing was made.
 * @param {string} idempotencyKey
 * @param {object} order `CreatePayoutRequest` of the contract
 * @returns {Promise<Invoice>}
 */
export function createPayout(idempotencyKey, order) {
  return make('/payouts', idempotencyKey, order);
}

/**
 * @param {string} invoiceId
 * @returns {Promise<Invoice>}
 */
export function getInvoice(invoiceId) {
  return send(`/invoices/${invoiceId}`);
}

/**
 * Cancels a deposit that was not paid yet; later it is a TiyinProblem, `not_cancelable`.
 * @param {string} invoiceId
 * @returns {Promise<Invoice>}
 */
export function cancelInvoice(invoiceId) {
  return send(`/invoices/${invoiceId}/cancel`, { method: 'POST' });
}

/**
 * The key makes a retry safe: the same key and body return the first result, and nothing is made
 * twice.
 * @param {string} path
 * @param {string} idempotencyKey
 * @param {object} order
 */
function make(path, idempotencyKey, order) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  return send(path, { method: 'POST', headers, body: JSON.stringify(order) });
}

/**
 * Calls Tiyin, with retries after failures of the network or the server: every call here may be
 * repeated.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [request]
 */
async function send(path, request = {}) {
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
  return fetch(`${settings.tiyinUrl}/api/merchant/v1${path}`, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${settings.apiKey}` },
    signal: AbortSignal.timeout(10_000),
  });
}

/** @param {Response} answer */
async function read(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new TiyinProblem(body);
  return body;
}
