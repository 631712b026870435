// What the shop needs of HTTP.

/** The longest body that is read, in bytes: strangers can send to the shop, too. */
const longestBody = 64 * 1024;

/** What cannot be answered as asked; `status` is the HTTP status. */
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
 * The body's bytes as they came: a callback's signature is over them.
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
 * Another site's form, in the browser of somebody who works here, must not pay out. Browsers say where from.
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
  // 303: the browser goes there with GET, and a reload sends nothing twice.
  response.writeHead(303, { location }).end();
}
