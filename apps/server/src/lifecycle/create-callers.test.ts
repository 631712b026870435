import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readProcess } from '../config/read-process.ts';
import { createCallers } from './create-callers.ts';

// RUN-458
test('with TIYIN_OUTGOING=off no merchant, provider or mail server is called; any other word is refused', async () => {
  let calls = 0;
  const called = createServer((_request, response) => {
    calls += 1;
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(called, 'listening');
  const { port } = called.address() as AddressInfo;
  const call = { url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' };
  const mail = { id: 'm', to: 'a@b.example', subject: 's', text: 't' };
  const callAll = async (env: NodeJS.ProcessEnv) => {
    const process = readProcess(env);
    const { callOut, callProvider, sendMail } = createCallers({
      isDemo: true,
      mail: undefined,
      providerNetworks: [],
      process,
    });
    return [await callOut(call), await callProvider(call), await sendMail(mail)];
  };
  const refused = { error: 'outgoing_calls_are_off' };
  const noMail = { ...refused, isPermanent: false };
  expect(await callAll({ TIYIN_OUTGOING: 'off' })).toEqual([refused, refused, noMail]);
  expect(calls).toBe(0);
  expect(await callAll({})).toMatchObject([
    { statusCode: 204 },
    { statusCode: 204 },
    { error: 'no_mail_server' },
  ]);
  expect(calls).toBe(2);
  expect(() => readProcess({ TIYIN_OUTGOING: 'no' })).toThrow('TIYIN_OUTGOING');
  called.close();
});
