import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { webhookHeaders } from '../src/callbacks/sign.ts';
import { demoApiKey } from '@tiyin/demo/demo-shop';
import { merchant } from '../src/db/schema.ts';
import { merchantKeyPurpose } from '../src/merchants/signing-keys.ts';
import { publicKeyBeside } from '../src/merchants/public-key.ts';
import { anyAddress } from '../src/outside/address-rules.ts';
import { type OutgoingCall, createCallOut } from '../src/outside/call-out.ts';
import { openPayouts } from './harness/payouts.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type TestApp, openTestApp } from './test-app.ts';

const main = fileURLToPath(new URL('../../../examples/merchant/server.mjs', import.meta.url));

/** The example merchant in a process of its own, and the Tiyin that it talks to. */
export type ExampleShop = Awaited<ReturnType<typeof openExampleShop>>;

/** Starts the example with these variables. */
export function startExample(env: Record<string, string>): ServerProcess {
  return startServer({ PORT: '0', ...env }, main);
}

/** Resolves to where a started example is open. */
export async function addressOf(example: ServerProcess): Promise<string> {
  return /http:\S+/.exec(await example.printed('http:'))?.[0] ?? '';
}

/** Opens a Tiyin whose clock is right, its first merchant ready to pay out, and the example beside it. */
export async function openExampleShop() {
  const callOut = createCallOut({ isAllowed: anyAddress });
  const calls: OutgoingCall[] = [];
  const tiyin = await openTestApp({
    callOut: (call) => {
      calls.push(call);
      return callOut(call);
    },
  });
  // The example judges the age of callbacks by the time that it is.
  tiyin.clock.advance(Date.now() - tiyin.clock.now().getTime());
  const { terminalId: payoutTerminalId } = await openPayouts(tiyin);
  const tiyinUrl = await tiyin.app.listen({ host: '127.0.0.1', port: 0 });
  const line = await openLine(tiyinUrl);
  const env = {
    TIYIN_URL: line.url,
    TIYIN_KEY: demoApiKey,
    TIYIN_PUBLIC_KEY: await publicKeyOf(tiyin),
    TIYIN_DEPOSIT_TERMINAL_ID: String(tiyin.shops[0].terminalIds[0]),
    TIYIN_PAYOUT_TERMINAL_ID: String(payoutTerminalId),
  };
  const example = startExample(env);
  return {
    tiyin,
    tiyinUrl,
    url: await addressOf(example),
    env,
    /** The callbacks that were sent so far. */
    calls,
    /** Signs a callback as Tiyin does. */
    sign: await signerOf(tiyin),
    /** The next so many answers of Tiyin are lost on their way to the shop. */
    lose: line.lose,
    close: async (): Promise<void> => {
      example.child.kill();
      await example.ended;
      line.close();
      await tiyin.close();
    },
  };
}

function publicKeyOf({ context }: TestApp): Promise<string> {
  return context.database.transaction((tx) => publicKeyBeside(tx, demoApiKey));
}

async function signerOf({ context, shops }: TestApp) {
  const { merchantId } = shops[0];
  const [row] = await context.database.transaction((tx) =>
    tx.select().from(merchant).where(eq(merchant.id, merchantId)),
  );
  const encrypted = row?.privateKeyEncrypted ?? '';
  const privateKey = context.secrets.decrypt(encrypted, merchantKeyPurpose(merchantId));
  return (id: string, body: string, now: Date): Record<string, string> =>
    webhookHeaders({ id, body, privateKeys: [privateKey], now });
}

/** A line between the shop and Tiyin, on which answers can be lost. */
async function openLine(tiyinUrl: string) {
  let toLose = 0;
  const server: Server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const { authorization, 'content-type': type, 'idempotency-key': key } = request.headers;
      const headers = { authorization, 'content-type': type, 'idempotency-key': key };
      const body = await text(request);
      const answer = await fetch(`${tiyinUrl}${url}`, {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          value ? [[name, String(value)]] : [],
        ),
        ...(body !== '' && { body }),
      });
      const said = await answer.text();
      if (toLose > 0) {
        toLose -= 1;
        request.socket.destroy();
      } else response.writeHead(answer.status).end(said);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    lose: (answers: number): void => {
      toLose = answers;
    },
    close: () => server.close(),
  };
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || !address) throw new Error('the line has no port');
  return address.port;
}
