import { createHmac } from 'node:crypto';
import type { CreatedForm, CreateFormRequest, FormInit } from '@tiyin/api/types';
import { supportCode } from '@tiyin/domain/requisites';
import { asc, eq } from 'drizzle-orm';
import { apiKey, invoice, notification, paymentAccount, rate } from '../../src/db/schema.ts';
import type { CallOut } from '../../src/outside/call-out.ts';
import { notify } from '../../src/notifications/notify.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { type Caller, merchantServer, stranger } from '../callers.ts';
import { openPayouts } from './payouts.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

/** A form that is there, and what its customer's browser knows of it. */
export type LiveForm = {
  readonly formId: string;
  readonly invoiceId: string;
  readonly merchantInvoiceId: string;
  readonly terminalId: number;
  /** Minor units. */
  readonly amount: number;
  readonly paymentMethodId: number;
  readonly supportCode: string;
  /** A withdrawal of the same merchant that was refused. */
  readonly declinedInvoiceId: string;
  /** The row version of the invoice when the form was made. */
  readonly version: number;
};

/** A server with forms in it: what requests of the harness are made about. */
export type World = TestApp & {
  /** A payment account that forms of the first demo merchant are paid to. */
  readonly accountId: number;
  /** Makes a deposit form of the first demo merchant and has its requisites issued. */
  readonly createForm: (wish?: Partial<CreateFormRequest>) => Promise<LiveForm>;
  /** A key of the first demo merchant, beside the demo's own. */
  readonly apiKeyId: number;
  /** What needs a person, about the first demo merchant. */
  readonly notificationId: number;
  /** The terminal of the first demo merchant that pays out. */
  readonly payoutTerminalId: number;
  /** Makes the order of another form, never sent before. */
  readonly formOrder: (wish?: Partial<CreateFormRequest>) => CreateFormRequest;
};

/** Opens a world without rate limits: a harness asks much on purpose. */
export async function openWorld({ callOut }: { callOut?: CallOut } = {}): Promise<World> {
  const testApp = await openTestApp({ isRateLimited: false, ...(callOut && { callOut }) });
  const terminalId = testApp.shops[0].terminalIds[0];
  if (terminalId === undefined) throw new Error('the first demo merchant has no terminal');
  const payouts = await openPayouts(testApp);
  let made = 0;
  const formOrder: World['formOrder'] = (wish) => {
    made += 1;
    return {
      terminalId,
      type: 'Deposit',
      amount: 1_000_000 + made * 100,
      canChangeAmount: true,
      merchantInvoiceId: `harness-${made}`,
      customer: { externalId: 'u-1', firstName: 'Dilnoza', lastName: 'Karimova' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
      paymentMethodName: 'Humo',
      callbackUrl: 'https://shop.example/callbacks',
      lifetimeSeconds: 86_400,
      ...wish,
    };
  };
  const createForm: World['createForm'] = async (wish) => {
    const order = formOrder(wish);
    const server = merchantServer(testApp.app);
    const { formId, invoiceId } = await answerOf<CreatedForm>(server, '/api/merchant/v1/forms', {
      headers: { 'idempotency-key': order.merchantInvoiceId },
      body: order,
    });
    const path = `/api/payments/form/${formId}`;
    const customer = stranger(testApp.app);
    const init = await answerOf<FormInit>(customer, `${path}/init`);
    const choice = {
      formId,
      amount: order.amount,
      paymentMethodId: init.methods[0]?.id ?? 0,
      supportCode: await supportCode(hmacSha256, formId, init.verficationKey),
    };
    await answerOf(customer, `${path}/credential`, { body: choice });
    const version = await versionOf(testApp, invoiceId);
    const { merchantInvoiceId } = order;
    const declinedInvoiceId = await payouts.declined();
    const { terminalId: itsTerminalId } = order;
    const ids = { invoiceId, declinedInvoiceId, merchantInvoiceId, terminalId: itsTerminalId };
    return { ...choice, ...ids, version };
  };
  const ids = {
    payoutTerminalId: payouts.terminalId,
    accountId: await firstAccount(testApp),
    apiKeyId: await spareKey(testApp),
    notificationId: await someNeed(testApp),
  };
  await someRate(testApp);
  return { ...testApp, ...ids, createForm, formOrder };
}

function hmacSha256(key: string, message: string): string {
  return createHmac('sha256', key).update(message).digest('hex');
}

async function firstAccount({ context }: TestApp): Promise<number> {
  const [row] = await context.database.transaction((tx) =>
    tx.select().from(paymentAccount).orderBy(asc(paymentAccount.id)).limit(1),
  );
  if (!row) throw new Error('there is no payment account');
  return row.id;
}

async function spareKey({ context, shops, clock }: TestApp): Promise<number> {
  const { merchantId } = shops[0];
  const columns = { merchantId, tokenHash: hashToken('tiyin_spare'), createdAt: clock.now() };
  const [row] = await context.database.transaction((tx) =>
    tx.insert(apiKey).values(columns).returning(),
  );
  if (!row) throw new Error('the spare key was not written');
  return row.id;
}

/** What one USDT costs: the first demo merchant can settle what it has. */
async function someRate({ context, clock }: TestApp): Promise<void> {
  const its = { currency: 'UZS', perUsdt: 1_280_000n, setAt: clock.now() } as const;
  await context.database.transaction((tx) => tx.insert(rate).values(its));
}

async function someNeed({ context, shops, clock }: TestApp): Promise<number> {
  const { merchantId } = shops[0];
  const need = {
    kind: 'BALANCE_BELOW_ZERO',
    subject: `merchant:${merchantId}:UZS`,
    merchantId,
    isTest: true,
    now: clock.now(),
  } as const;
  const [row] = await context.database.transaction(async (tx) => {
    await notify(tx, need);
    return tx.select().from(notification).where(eq(notification.subject, need.subject));
  });
  if (!row) throw new Error('nothing needs a person');
  return row.id;
}

async function versionOf({ context }: TestApp, invoiceId: string): Promise<number> {
  const [row] = await context.database.transaction((tx) =>
    tx.select({ version: invoice.version }).from(invoice).where(eq(invoice.id, invoiceId)),
  );
  if (!row) throw new Error(`there is no invoice ${invoiceId}`);
  return row.version;
}

type Rest = { readonly headers?: Record<string, string>; readonly body?: object };

/** The answer to a POST that must succeed, as the contract types it. */
async function answerOf<T>(caller: Caller, url: string, rest: Rest = {}): Promise<T> {
  const answer = await caller({ method: 'POST', url, ...rest });
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.body}`);
  return answer.json<T>();
}
