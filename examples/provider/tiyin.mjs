// A provider's only call of Tiyin's API: reporting the outcome of money.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { signedHeaders } from './signature.mjs';

const server = process.env.TIYIN_URL ?? 'http://127.0.0.1:4000';
const providerId = process.env.TIYIN_PROVIDER_ID ?? '';

/** Both sides sign with it. It is never shown on a page or written to a log. */
export const secret = process.env.TIYIN_PROVIDER_SECRET ?? '';

/** The delays before the second and the third attempt, in ms. */
const pauses = [200, 1_000];

/**
 * @typedef {object} Report
 * @property {'deposit' | 'payout'} type
 * @property {'paid' | 'refused'} status
 * @property {string} transferId our own id: Tiyin counts it once, however often it is reported
 * @property {number} accountId
 * @property {number} amount in minor units
 * @property {string} currency
 * @property {string} [transactionId] what it is for, where that is known
 */

/**
 * Reports, and reports again where the network or the server failed: the transferId makes that safe.
 * Answers the status and the body that Tiyin answered in the end.
 * @param {Report} report
 * @returns {Promise<{ status: number, text: string }>}
 */
export async function sendReport(report) {
  for (const pause of pauses) {
    const answer = await tryOnce(report).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    await setTimeout(pause);
  }
  return tryOnce(report);
}

/** @param {Report} report */
async function tryOnce(report) {
  const body = JSON.stringify(report);
  const headers = {
    'content-type': 'application/json',
    // Signed again at every try: an old signature is not taken any more.
    ...signedHeaders(secret, randomUUID(), body),
  };
  const url = `${server}/api/provider/${providerId}/transfers`;
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(url, { method: 'POST', headers, body, signal });
  return { status: answer.status, text: await answer.text() };
}
