// The provider's own page for its operator.

/**
 * @param {import('./payouts.mjs').Payout[]} payouts
 * @param {string} mood how the next payouts are answered
 * @param {string} said what the last press of a button led to
 */
export function officePage(payouts, mood, said) {
  const rows = payouts.map(
    ({ transactionId, amount, currency, status }) => `<tr data-status="${escape(status)}">
      <td>${escape(transactionId)}</td>
      <td>${majorUnits(amount, currency)} ${escape(currency)}</td>
      <td>${escape(status)}</td>
      <td><form method="post" action="/office/payouts/${escape(transactionId)}">
        <button name="status" value="paid">Pay</button>
        <button name="status" value="refused">Refuse</button>
      </form></td>
    </tr>`,
  );
  const moods = ['answer', 'hang', 'take-and-hang', 'fail'].map(
    (name) => `<option${name === mood ? ' selected' : ''}>${name}</option>`,
  );
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>The provider</title></head>
  <body><main>
    <h1>The provider</h1>
    <p role="status">${escape(said)}</p>
    <h2>Payouts</h2>
    <table>${rows.join('')}</table>
    <form method="post" action="/office/mood">
      <label>Response to Tiyin <select name="mood">${moods.join('')}</select></label>
      <button>Set</button>
    </form>
    <h2>Money has come to an account</h2>
    <form method="post" action="/office/deposits">
      <label>Account <input name="accountId" inputmode="numeric" required></label>
      <label>Amount in minor units <input name="amount" inputmode="numeric" required></label>
      <label>Currency <input name="currency" value="UZS" required></label>
      <label>Payment id, if known <input name="transactionId"></label>
      <label>Our id of it, to report it again <input name="transferId"></label>
      <button name="status" value="paid">Report it</button>
      <button name="status" value="refused">Report that it will not come</button>
    </form>
  </main></body>
</html>`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
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
