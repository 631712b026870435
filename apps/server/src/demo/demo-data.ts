import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { StartupError } from '../lifecycle/startup-error.ts';
import { publicKeyBeside } from '../merchants/public-key.ts';
import { createForm } from '../payments/form/create-form.ts';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { noteFact, readFact } from '../db/installation.ts';
import { merchant, terminal } from '../db/schema.ts';
import { liveDemoHistory } from './demo-history.ts';
import { demoLogins, hashDemoPasswords, insertDemoPeople } from './demo-people.ts';
import { demoApiKey, insertDemoShops } from './demo-shop.ts';

/** What `npm start` tells about the demo. */
export type DemoSummary = {
  readonly logins: typeof demoLogins;
  readonly apiKey: string;
  /** What the key's merchant verifies callbacks with; base64 of its SPKI form. */
  readonly publicKey: string;
  /** Makes a deposit form that lives 24 hours and answers its address. */
  readonly createFreshForm: () => Promise<{ readonly url: string }>;
};

/**
 * Fills an empty database with the demo, once; of several servers that start at once one does it.
 * @throws StartupError when the database has data that the demo did not make (decision 25)
 */
export async function fillDemoData(context: ServerContext): Promise<DemoSummary> {
  const { database, clock, secrets } = context;
  const isFilled = await database.transaction((tx) => isDemoFilled(tx));
  if (!isFilled) {
    const hashes = await hashDemoPasswords();
    await database.transaction(async (tx) => {
      if (!(await noteFact(tx, 'demo', '1'))) return;
      const shops = await insertDemoShops(tx, secrets, clock.now());
      const [first] = shops;
      if (first) await insertDemoPeople(tx, first.merchantId, hashes);
      await liveDemoHistory(tx, secrets, shops, clock.now());
    });
  }
  return {
    logins: demoLogins,
    apiKey: demoApiKey,
    publicKey: await database.transaction((tx) => publicKeyBeside(tx, demoApiKey)),
    createFreshForm: () => createFreshForm(context),
  };
}

async function isDemoFilled(tx: Tx): Promise<boolean> {
  if ((await readFact(tx, 'demo')) !== undefined) return true;
  const [stranger] = await tx.select({ id: merchant.id }).from(merchant).limit(1);
  if (!stranger) return false;
  throw new StartupError(
    'The database has data that the demo did not make: set TIYIN_DEMO to 0, or give the demo a ' +
      'database of its own.',
  );
}

async function createFreshForm({ database, clock, config }: ServerContext) {
  const { formId } = await database.transaction(async (tx) => {
    const [first] = await tx
      .select()
      .from(terminal)
      .where(eq(terminal.isTest, true))
      .orderBy(asc(terminal.id))
      .limit(1);
    if (!first) throw new Error('the demo has no terminal');
    return createForm(tx, {
      merchantId: first.merchantId,
      terminalId: first.id,
      flowType: 'DEPOSIT',
      amount: 48_000_000n,
      canChangeAmount: true,
      merchantInvoiceId: `demo-${randomUUID()}`,
      customer: { externalId: 'u-40917', firstName: 'Dilnoza', lastName: 'Yoʻldosheva' },
      successUrl: `${config.publicUrl}/invoices`,
      cancelUrl: `${config.publicUrl}/invoices`,
      errorUrl: `${config.publicUrl}/invoices`,
      lifetimeSeconds: 24 * 60 * 60,
      now: clock.now(),
    });
  });
  return { url: `${config.publicUrl}/payment/${formId}` };
}
