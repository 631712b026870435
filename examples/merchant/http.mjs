// The part of HTTP that the shop needs.

/** The longest body that is read, in bytes: strangers can send to the shop, too. */
const longestBody = 64 * 1024;

/** A request that is refused; `status` is the HTTP status. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * The raw bytes of the body: a callback's signature covers them.
 * @param {import('node:http').IncomingMessage} request
 */
export async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new Refusal(413, 'That is too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A form of another site, in the browser of a member of staff, must not pay out. Browsers send the
 * origin.
 * @param {import('node:http').IncomingMessage} request
 */
export function refuseOtherSites({ method, headers }) {
  const from = headers['sec-fetch-site'];
  if (method === 'POST' && (from === 'cross-site' || from === 'same-site')) {
    throw new Refusal(403, 'This was sent by another site.');
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} html
 */
export function show(response, status, html) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} location
 */
export function redirect(response, location) {
  // 303: the browser follows with GET, and a reload sends nothing twice.
  response.writeHead(303, { location }).end();
}
