// The shop's settings from the environment. It does not start without a valid key.

const { PORT, TIYIN_URL, TIYIN_DEPOSIT_TERMINAL_ID, TIYIN_PAYOUT_TERMINAL_ID } = process.env;

export const settings = {
  port: Number(PORT ?? 4100),
  tiyinUrl: TIYIN_URL ?? 'http://127.0.0.1:4000',
  apiKey: needed('TIYIN_KEY', "the merchant's API key"),
  webhookKey: readKey(needed('TIYIN_PUBLIC_KEY', "the merchant's public key")),
  depositTerminalId: Number(TIYIN_DEPOSIT_TERMINAL_ID ?? 1),
  payoutTerminalId: Number(TIYIN_PAYOUT_TERMINAL_ID ?? 3),
};

/**
 * @param {string} name
 * @param {string} meaning
 */
function needed(name, meaning) {
  return process.env[name] || end(`Set ${name} to ${meaning}: Tiyin prints it when it starts.`);
}

/**
 * The secret that `npx @tiyin/merchant listen` prints is taken, too.
 * @param {string} text
 */
function readKey(text) {
  return /^(whsec_.{32,}|MCowBQYDK2VwAyEA[\w+/]{43}=)$/.test(text)
    ? text
    : end('TIYIN_PUBLIC_KEY is not a public key: copy all 60 characters of it.');
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
