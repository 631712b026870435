// The shop's three small pages.
import { choiceField, escape, page, textField } from './html.mjs';

/** The meaning of a status for people; Tiyin's codes are for the shop. */
const words = {
  deposit: {
    NEW: 'Waiting for you to choose how to pay.',
    IN_PROGRESS: 'Waiting for your money.',
    PENDING: 'Looking for your money. This takes a moment.',
    PAYED: 'Your money is here and is being booked.',
    DONE: 'Paid. Thank you!',
    DECLINED: 'The payment did not go through.',
    CANCELED: 'The payment was canceled.',
    ERROR: 'We are checking this payment.',
  },
  payout: {
    NEW: 'The payout is about to be sent.',
    IN_PROGRESS: 'The money is on its way.',
    PENDING: 'The money is on its way.',
    PAYED: 'The money has arrived and is being booked.',
    DONE: 'Paid out.',
    DECLINED: 'It was not paid out. The money is back in the balance.',
    CANCELED: 'The payout was canceled.',
    ERROR: 'We are checking this payout.',
  },
};

/** The statuses after which there is nothing to wait for. */
const final = ['DONE', 'DECLINED', 'CANCELED'];

/** The statuses in which the customer may still change their mind. */
const cancelable = ['NEW', 'IN_PROGRESS'];

/** The options of the payout form, by Tiyin's name of the method. */
const methods = { Humo: 'Humo', Uzs: 'Uzcard' };

/**
 * The values of a form that was refused.
 * @typedef {object} Refused
 * @property {import('./orders.mjs').Order['kind']} kind
 * @property {URLSearchParams} fields
 * @property {import('./requests.mjs').OrderRefused} why
 */

/**
 * The shop, and its orders with the status of their latest callback.
 * @param {import('./orders.mjs').Order[]} orders
 * @param {Refused} [refused]
 */
export function shopPage(orders, refused) {
  const rows = orders.map(
    ({ id, kind, callbacks }) =>
      `<li><a href="/orders/${id}">${kind} ${id}</a> ${callbacks.at(-1)?.status ?? ''}</li>`,
  );
  return page(
    'The shop',
    `${form('deposit', refused)}${form('payout', refused)}<h2>Orders</h2><ul>${rows.join('')}</ul>`,
  );
}

/**
 * @param {Refused['kind']} kind
 * @param {Refused} [refused]
 */
function form(kind, refused) {
  const { fields, why } = refused?.kind === kind ? refused : {};
  const field = (/** @type {string} */ name, /** @type {string} */ label, value = '') => {
    const error = why?.errors[name];
    return { name, label, value: fields?.get(name) ?? value, error };
  };
  const amount = field('amount', 'Amount in soʻm', kind === 'deposit' ? '50000' : '20000');
  const card = field('credential', 'Card', '9860 0000 0000 0018');
  const method = field('paymentMethodName', 'Paid by');
  const payee =
    kind === 'deposit' ? '' : choiceField(kind, method, methods) + textField(kind, card);
  const isSaidAtField = [amount, card, method].some(({ error }) => error !== undefined);
  return `<h2>${kind === 'deposit' ? 'Pay in' : 'Pay out'}</h2>
    ${why && !isSaidAtField ? `<p role="alert">${escape(why.message)}</p>` : ''}
    <form method="post" action="/${kind}s">${textField(kind, amount)}${payee}
      <button>${kind === 'deposit' ? 'Pay' : 'Pay out'}</button>
    </form>`;
}

/**
 * An order's state: Tiyin's current response, and the callbacks. It reloads until both are final.
 * @param {import('./orders.mjs').Order} order
 * @param {import('@tiyin/merchant').MerchantInvoice} [invoice] undefined before Tiyin's response
 */
export function orderPage({ id, kind, callbacks }, invoice) {
  const path = `/orders/${id}`;
  const isOver =
    callbacks.at(-1)?.status === invoice?.status && final.includes(invoice?.status ?? '');
  const reload = isOver ? '' : `<meta http-equiv="refresh" content="3;url=${path}">`;
  const items = callbacks.map(
    ({ status, sequence }) =>
      `<li value="${sequence}" data-callback="${escape(status)}">${escape(status)}</li>`,
  );
  return page(
    `Your ${kind}`,
    `${reload}
    ${invoice ? standing(path, kind, invoice) : unanswered(path)}
    <h2>Callbacks received</h2>
    <ol>${items.join('')}</ol>
    <p><a href="/">Back to the shop</a></p>`,
  );
}

/**
 * @param {string} path
 * @param {import('./orders.mjs').Order['kind']} kind
 * @param {import('@tiyin/merchant').MerchantInvoice} invoice
 */
function standing(path, kind, { status, amount, currency }) {
  const cancel = `<form method="post" action="${path}/cancel"><button>Cancel</button></form>`;
  return `<p>${majorUnits(amount, currency)} ${escape(currency)}</p>
    <p data-status="${escape(status)}">${words[kind][status]}</p>
    ${kind === 'deposit' && cancelable.includes(status) ? cancel : ''}`;
}

/** @param {string} path */
function unanswered(path) {
  return `<p data-status="unanswered">It is not known yet whether Tiyin created this. Repeating the request is safe.</p>
    <form method="post" action="${path}/again"><button>Send again</button></form>`;
}

/**
 * Something that did not work, in words.
 * @param {string} message
 */
export function problemPage(message) {
  return page(
    'That did not work',
    `<p>${escape(message)}</p><p><a href="/">Back to the shop</a></p>`,
  );
}

/**
 * Decimal places of a currency's minor unit, by ISO 4217.
 * @param {string} currency
 */
function decimalPlaces(currency) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/**
 * An amount in minor units as people write it.
 * @param {number} amount
 * @param {string} currency
 */
function majorUnits(amount, currency) {
  const decimals = decimalPlaces(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}
