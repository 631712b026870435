// Node uses the packages: every entry is imported, amounts are formatted, the client calls a server, a component is rendered.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { getInvoice } from '@tiyin/api/calls/invoices';
import { createClient } from '@tiyin/api/client';
import { ApiProblem } from '@tiyin/api/errors';
import { formatAmount } from '@tiyin/domain/money';
import { Tiyin, TiyinProblem } from '@tiyin/merchant';
import { Button } from '@tiyin/ui/button';
import { layers } from '@tiyin/ui/theme/layers.css';

for (const specifier of process.argv.slice(2)) await import(specifier);

assert.equal(formatAmount(125_000_050n, 2), '1\u202F250\u202F000.50');
assert.equal(layers.screens, 'tiyin.screens');
assert.match(renderToString(createElement(Button, null, 'Pay')), /<button [^>]*class="ty\w+ .*Pay/);

const server = createServer(({ url = '' }, response) => {
  const title = `No ${url}`;
  const problem = { status: 404, title, code: 'not_found', type: 'about:blank', requestId: 'r-1' };
  response.writeHead(404, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify(problem));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
const problem = await getInvoice(client, { id: 'a/b' }).catch((/** @type {unknown} */ e) => e);
assert.ok(problem instanceof ApiProblem);
assert.match(problem.title, /^No \/.*a%2Fb$/);
const tiyin = new Tiyin({ apiKey: 'k', url: `http://127.0.0.1:${port}` });
const refusal = await tiyin.getInvoice('a/b').catch((/** @type {unknown} */ e) => e);
assert.ok(refusal instanceof TiyinProblem);
assert.match(refusal.message, /^No \/api\/merchant\/.*a%2Fb$/);
server.close();
