import { once } from 'node:events';
import { createServer } from 'node:http';

/** A shop's own page, on an origin of its own, with the form in a frame that may copy. */
export async function openShop(formUrl: string) {
  const html = `<!doctype html><title>Shop</title>
    <iframe src="${formUrl}" allow="clipboard-write" width="440" height="760"></iframe>`;
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${address.port}`, close };
}
