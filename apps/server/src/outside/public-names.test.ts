import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNames, findAddresses } from './public-names.ts';

/** A name server that knows `good.example` and never answers about anything else. */
const server = createSocket('udp4');
let servers: readonly string[];
beforeAll(async () => {
  server.on('message', (query, { port, address }) => {
    if (!query.includes('good')) return;
    const isA =
      query.readUInt16BE(query.length - 4) === 1 || query.includes(Buffer.from([0, 1, 0, 1]));
    const head = Buffer.from(query);
    head.writeUInt16BE(0x81_80, 2);
    head.writeUInt16BE(isA ? 1 : 0, 6);
    head.writeUInt16BE(0, 10);
    const end = query.indexOf(0, 12) + 5;
    // A pointer to the name, A, IN, a minute, four bytes.
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);
    server.send(
      Buffer.concat(isA ? [head.subarray(0, end), answer] : [head.subarray(0, end)]),
      port,
      address,
    );
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});
afterAll(() => server.close());

// API-453
test('slow names of one merchant stop no other, and end in time', async () => {
  const slow = Array.from({ length: 100 }, (_, number) =>
    findAddresses(`h${number}.slow.example`, servers).catch(() => 'over'),
  );
  const found = await Promise.race([
    findAddresses('shop.good.example', servers),
    Promise.all(slow).then(() => 'too late'),
  ]);
  expect(found).toEqual([{ address: '192.0.2.7', family: 4 }]);
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['over']));
});

// API-453
test.each([
  ['shop.good.example', [{ address: '192.0.2.7', family: 4 }]],
  ['localhost', [{ address: '127.0.0.1', family: 4 }]],
  ['a.LOCALHOST.', [{ address: '127.0.0.1', family: 4 }]],
])('%s resolves for a connection', async (name, addresses) => {
  const found = Promise.withResolvers<unknown>();
  createNames(servers)(name, { all: true }, (error, all) => found.resolve(error ?? all));
  expect(await found.promise).toEqual(addresses);
});
