import { minorUnits } from '@tiyin/domain/money';
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { originOf } from '@tiyin/server/config/read-origins';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import { noteFact, readFact } from '@tiyin/server/db/installation';
import { merchant, person, provider, terminal } from '@tiyin/server/db/schema';
import { StartupError } from '@tiyin/server/errors/startup-error';
import { publicKeyBeside } from '@tiyin/server/merchants/public-key';
import { createForm } from '@tiyin/server/payments/form/create-form';
import { addDemoApprovals } from './demo-approvals.ts';
import { addDemoEndpoint } from './demo-endpoint.ts';
import { addDemoNeed } from './demo-needs.ts';
import { insertDemoRates } from './demo-rates.ts';
import { demoLogins, hashDemoPasswords, insertDemoPeople } from './demo-people.ts';
import { demoApiKey, insertDemoShops } from './demo-shop.ts';
import { fillHistory } from './history/fill-history.ts';
import { beginProgress, readProgress } from './history/progress.ts';
import { maxLived } from './live-recent.ts';
import { restoreDemoPeople } from './restore-demo-people.ts';

/** The console output of `npm start` about the demo. */
export type DemoSummary = {
  readonly logins: typeof demoLogins;
  readonly apiKey: string;
  /** The public key that verifies the merchant's callbacks; base64 of its SPKI form. */
  readonly publicKey: string;
  /** Creates a deposit form that lives 24 hours and returns its address. */
  readonly createFreshForm: () => Promise<{ readonly url: string }>;
};

/** The seed of every demo's history. */
const seed = 20_261_120;

/**
 * Fills an empty database with the demo, once; several servers that start at once share the work.
 * An interrupted one continues, with its original number of invoices.
 * @param onProgress receives the number of finished invoices and the total, after each part but the
 * last
 * @throws StartupError when the database has data that the demo did not make (RUN-18)
 */
export async function fillDemoData(
  context: ServerContext,
  onProgress: (written: number, count: number) => void,
): Promise<DemoSummary> {
  const { database } = context;
  if (await database.transaction((tx) => isDemoBegun(tx))) await restoreDemoPeople(database);
  else await beginDemo(context);
  if (!(await database.transaction((tx) => isHistoryWhole(tx)))) {
    await fillHistory({ ...context, onProgress });
  }
  await addDemoEndpoint(context);
  if (context.config.demoInvoices > 0) await addDemoNeed(context);
  if (context.config.demoInvoices > 0) await addDemoApprovals(context);
  return {
    logins: demoLogins,
    apiKey: demoApiKey,
    publicKey: await database.transaction((tx) => publicKeyBeside(tx, demoApiKey)),
    createFreshForm: () => createFreshForm(context),
  };
}

async function isDemoBegun(tx: Tx): Promise<boolean> {
  // Looked at first: another server that begins the demo meanwhile notes so together with its data.
  const isFilled = await hasData(tx);
  if ((await readFact(tx, 'demo')) !== undefined) return true;
  if (!isFilled) return false;
  throw new StartupError(
    'The database has data that the demo did not make: set TIYIN_DEMO to 0, or give the demo a ' +
      'database of its own.',
  );
}

/** Whether there is any data, even if only added before the first start. */
async function hasData(tx: Tx): Promise<boolean> {
  for (const table of [merchant, person, provider]) {
    const [row] = await tx.select({ id: table.id }).from(table).limit(1);
    if (row) return true;
  }
  return false;
}

/** The people and shops, and the complete history in one transaction. */
async function beginDemo({ database, secrets, clock, config }: ServerContext): Promise<void> {
  const hashes = await hashDemoPasswords();
  const lived = Math.min(config.demoInvoices, maxLived);
  await database.transaction(async (tx) => {
    if (!(await noteFact(tx, 'demo', '1'))) return;
    const now = clock.now();
    const [first] = await insertDemoShops(tx, secrets, now);
    await insertDemoRates(tx, now);
    if (first) await insertDemoPeople(tx, first.merchantId, hashes);
    const plan = { seed, count: config.demoInvoices - lived, end: now };
    await beginProgress(tx, { plan, lived, written: 0, isWhole: false });
  });
}

/** A demo that an older version made has no progress and is whole. */
async function isHistoryWhole(tx: Tx): Promise<boolean> {
  return (await readProgress(tx))?.isWhole ?? true;
}

async function createFreshForm({ database, clock, config }: ServerContext) {
  const { formId } = await database.transaction(async (tx) => {
    const [first] = await tx
      .select()
      .from(terminal)
      .where(and(eq(terminal.isTest, true), eq(terminal.flowType, 'DEPOSIT')))
      .orderBy(asc(terminal.id))
      .limit(1);
    if (!first) throw new Error('the demo has no terminal');
    return createForm(tx, {
      merchantId: first.merchantId,
      terminalId: first.id,
      flowType: 'DEPOSIT',
      amount: minorUnits(48_000_000n),
      canChangeAmount: true,
      merchantInvoiceId: `demo-${randomUUID()}`,
      customer: { externalId: 'u-40917', firstName: 'Dilnoza', lastName: 'Yoʻldosheva' },
      successUrl: `${originOf('backoffice', config)}/invoices`,
      cancelUrl: `${originOf('backoffice', config)}/invoices`,
      errorUrl: `${originOf('backoffice', config)}/invoices`,
      lifetimeSeconds: 24 * 60 * 60,
      now: clock.now(),
    });
  });
  return { url: `${originOf('payform', config)}/payment/${formId}` };
}
