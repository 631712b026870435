import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoTerminals } from '../apps/demo/src/demo-terminals.ts';
import { startServer } from '../apps/server/test/server-process.ts';
import { freePort } from '../scripts/free-port.ts';

/**
 * Creates a payment form and returns its address.
 * @param choice the named method, with which the amount is fixed, too
 */
export type CreateForm = (
  type: 'Deposit' | 'Withdrawal',
  choice?: { readonly paymentMethodName: string },
) => Promise<string>;

/** A running system, and how a form is created there. */
export type System = { readonly origin: string; readonly createForm: CreateForm };

/** Starts the built system with its demo data on a new embedded database, and takes it all away again. */
export async function withSystem(action: (system: System) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tiyin-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let forms = 0;
  const server = startServer({
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    TIYIN_DATA_DIR: dataDir,
    TIYIN_DEMO: '1',
  });
  try {
    await server.printed('Tiyin is ready');
    await action({ origin, createForm: (...form) => createForm(origin, (forms += 1), ...form) });
  } finally {
    server.child.kill();
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Creates a form, as the demo shop's server does before it redirects the customer.
 * @param number of the form: its amount is its own, since an account waits for an amount once
 */
async function createForm(
  origin: string,
  number: number,
  ...[type, choice]: Parameters<CreateForm>
): Promise<string> {
  const answer = await fetch(`${origin}/api/merchant/v1/forms`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer tiyin_demo_key',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      type,
      terminalId: firstTerminal(type.toUpperCase()),
      amount: 48_000_000 + number * 100,
      canChangeAmount: choice === undefined,
      ...choice,
      merchantInvoiceId: `bench-${randomUUID()}`,
      customer: { externalId: randomUUID(), firstName: 'Dilnoza', lastName: 'Yoʻldosheva' },
      successUrl: `${origin}/login?paid`,
      cancelUrl: `${origin}/login?canceled`,
      errorUrl: `${origin}/login?failed`,
    }),
  });
  const made: unknown = await answer.json();
  if (typeof made === 'object' && made !== null && 'url' in made && typeof made.url === 'string')
    return made.url;
  throw new Error(`No form was made: ${answer.status} ${JSON.stringify(made)}`);
}

/* The demo makes them in this order, beginning with 1. */
const firstTerminal = (flowType: string): number =>
  demoTerminals.findIndex((terminal) => terminal.flowType === flowType) + 1;
