// The payouts that Tiyin has requested. A real provider keeps them in its database.
import { randomUUID } from 'node:crypto';
import { sendReport } from './tiyin.mjs';

/**
 * A payout as requested by Tiyin, and its outcome.
 * @typedef {object} Payout
 * @property {string} transactionId Tiyin's id of it, which is also its Idempotency-Key
 * @property {number} accountId the account that it leaves
 * @property {number} amount in minor units
 * @property {string} currency
 * @property {string} method
 * @property {string} credential the payee's card or phone
 * @property {'accepted' | 'paid' | 'refused'} status
 * @property {string} transferId
 */

/** @type {Map<string, Payout>} */
const payouts = new Map();

/** All payouts, the oldest first. */
export function listPayouts() {
  return [...payouts.values()];
}

/** @param {string} transactionId */
export function findPayout(transactionId) {
  return payouts.get(transactionId);
}

/**
 * Accepts a payout once: a repeated key is the same payout.
 * @param {string} key
 * @param {Omit<Payout, 'status' | 'transferId'>} order
 */
export function takePayout(key, order) {
  const known = payouts.get(key);
  if (known) return { payout: known, isNew: false };
  /** @type {Payout} */
  const payout = { ...order, status: 'accepted', transferId: `po_${randomUUID()}` };
  payouts.set(key, payout);
  return { payout, isNew: true };
}

/**
 * The provider's automatic decision: an amount that ends in 01 is refused, one that ends in 03
 * waits for a button on the page, any other is paid.
 * @param {Payout} payout
 */
export async function decideByAmount(payout) {
  const ending = payout.amount % 100;
  if (ending === 3) return;
  await decide(payout, ending === 1 ? 'refused' : 'paid');
}

/**
 * Decides about a payout, once and for all, and reports it.
 * @param {Payout} payout
 * @param {'paid' | 'refused'} status
 */
export async function decide(payout, status) {
  // The first word counts: a payout that was paid cannot be refused.
  const decided = payout.status === 'accepted' ? status : payout.status;
  payout.status = decided;
  const { transactionId, accountId, amount, currency, transferId } = payout;
  return sendReport({
    type: 'payout',
    status: decided,
    transferId,
    transactionId,
    accountId,
    amount,
    currency,
  });
}
