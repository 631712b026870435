// What the shop shows: three small pages.

/** What a status means to the customer; Tiyin's statuses are for the shop. */
const words = {
  NEW: 'Waiting for you to choose how to pay.',
  IN_PROGRESS: 'Waiting for your money.',
  PENDING: 'Looking for your money. This takes a moment.',
  PAYED: 'Your money is here and is being booked.',
  DONE: 'Paid. Thank you!',
  DECLINED: 'The payment did not go through.',
  CANCELED: 'The payment was canceled.',
  ERROR: 'A person is looking into this payment.',
};

/** The statuses after which there is nothing to wait for. */
const final = ['DONE', 'DECLINED', 'CANCELED'];

/** The statuses in which the customer may still change their mind. */
const cancelable = ['NEW', 'IN_PROGRESS'];

/**
 * The shop itself, and the orders so far.
 * @param {string[]} orderIds
 */
export function shopPage(orderIds) {
  const orders = orderIds.map((id) => `<li><a href="/orders/${id}">Order ${id}</a></li>`);
  return page(
    'Top up your account',
    `<form method="post" action="/orders">
      <label>Amount in soʻm <input name="amount" inputmode="decimal" value="50000" required></label>
      <button>Pay</button>
    </form>
    <ul>${orders.join('')}</ul>`,
  );
}

/**
 * How one order stands. It loads itself again until that is final.
 * @param {string} orderId
 * @param {import('./tiyin.mjs').Invoice} invoice
 */
export function orderPage(orderId, { status, amount, currency }) {
  const path = `/orders/${encodeURIComponent(orderId)}`;
  const reload = final.includes(status)
    ? ''
    : `<meta http-equiv="refresh" content="3;url=${path}">`;
  const cancel = cancelable.includes(status)
    ? `<form method="post" action="${path}/cancel"><button>Cancel</button></form>`
    : '';
  return page(
    'Your payment',
    `${reload}
    <p>${(amount / 100).toFixed(2)} ${escape(currency)}</p>
    <p data-status="${escape(status)}">${words[status]}</p>
    ${cancel}
    <p><a href="/">Back to the shop</a></p>`,
  );
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
 * @param {string} title
 * @param {string} content HTML
 */
function page(title, content) {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${title}</title></head>
  <body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
