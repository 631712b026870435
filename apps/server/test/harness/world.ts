import type { OperationId } from '@tiyin/api/operations';
import type { CreatedForm, CreateFormRequest, FormInit } from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { supportCode } from '@tiyin/domain/requisites';
import { asc, eq } from 'drizzle-orm';
import { apiKey, invoice, notification, paymentAccount, rate } from '../../src/db/schema.ts';
import type { CallOut } from '../../src/outside/call-out.ts';
import { notify } from '../../src/notifications/notify.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { type Caller, merchantServer, stranger } from '../callers.ts';
import { someCallbackAddress } from './callback-address.ts';
import { hmacSha256 } from '../hmac-sha256.ts';
import { type FollowUp, openFollowUp } from './follow-up.ts';
import { openManualPayouts } from './manual-payouts.ts';
import { openPayouts } from './payouts.ts';
import { type HarnessTerminals, openTerminals } from './terminals.ts';
import { insertOverpaid, insertStrayAccounts, reportStray } from './stray-accounts.ts';
import { askSupport } from './ask-support.ts';
import { type SparePeople, insertSparePeople } from './spare-people.ts';
import { requestCancel } from './request-cancel.ts';
import { importQuietDay } from './quiet-day.ts';
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
  /** A payout of another merchant that waits for a person. */
  readonly waitingPayoutId: string;
  /** A payout of the same merchant that was unknown for too long. */
  readonly unknownPayoutId: string;
  /** Money of its amount on an account that was never shown: nobody knows whose it is. */
  readonly transferId: number;
  /** A deposit of the same merchant that too much money came for. */
  readonly overpaidInvoiceId: string;
  /** An undecided ticket about it. */
  readonly ticketId: number;
  /** A request of the second operator to cancel its invoice. */
  readonly approvalId: string;
  /** An attribute of the spare terminal. */
  readonly attributeId: number;
} & SparePeople;

/** A server with forms in it: what requests of the harness are made about. */
export type World = TestApp &
  Pick<HarnessTerminals, 'restoreTerminals' | 'spareTerminalId'> & {
    /** A payment account that forms of the first demo merchant are paid to. */
    readonly accountId: number;
    /** Makes a deposit form of the first demo merchant and has its requisites issued. */
    readonly createForm: (
      input?: Partial<CreateFormRequest>,
      /** The operation that it is for: by default, it has all that any of them needs. */
      operationId?: OperationId,
    ) => Promise<LiveForm>;
    /** An account of the sandbox that no terminal routes to. */
    readonly strayAccountId: number;
    /** A provider that nobody reports as: its secret may change. */
    readonly spareProviderId: number;
    /** An http provider and its one account, which no terminal routes to either. */
    readonly provider: { readonly id: number; readonly secret: string; readonly accountId: number };
    /** A key of the first demo merchant, beside the demo's own. */
    readonly apiKeyId: number;
    /** A form of the first demo merchant that too much money came for. */
    readonly followUp: FollowUp;
    /** A notification about the first demo merchant. */
    readonly notificationId: number;
    /** The terminal of the first demo merchant that pays out. */
    readonly payoutTerminalId: number;
    /** A large deposit of the first demo merchant that is DONE. */
    readonly doneInvoiceId: string;
    /** Makes the order of another form, never sent before. */
    readonly formOrder: (input?: Partial<CreateFormRequest>) => CreateFormRequest;
  };

/** Opens a world without rate limits: a harness asks much on purpose. */
export async function openWorld({ callOut }: { callOut?: CallOut } = {}): Promise<World> {
  const testApp = await openTestApp({ isRateLimited: false, ...(callOut && { callOut }) });
  const terminalId = testApp.shops[0].terminalIds[0];
  if (terminalId === undefined) throw new Error('the first demo merchant has no terminal');
  const { spareProviderId, strayAccountId, provider } = await insertStrayAccounts(testApp);
  await importQuietDay(testApp, asId(strayAccountId));
  const payouts = await openPayouts(testApp);
  const createWaitingPayout = await openManualPayouts(testApp);
  const terminals = await openTerminals(testApp, terminalId);
  let made = 0;
  const formOrder: World['formOrder'] = (input) => {
    made += 1;
    return {
      terminalId,
      type: 'Deposit',
      amount: 1_000_000 + made * 100,
      canChangeAmount: true,
      merchantInvoiceId: `harness-${made}`,
      customer: { externalId: `u-${made}`, firstName: 'Dilnoza', lastName: 'Karimova' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
      paymentMethodName: 'Humo',
      callbackUrl: 'https://shop.example/callbacks',
      lifetimeSeconds: 86_400,
      ...input,
    };
  };
  const createForm: World['createForm'] = async (input, operationId) => {
    // Payouts take longer than all the rest together.
    const isFor = (id: OperationId) => operationId === undefined || operationId === id;
    const order = formOrder(input);
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
    const transferId = await reportStray(testApp, strayAccountId, order);
    const { merchantId } = testApp.shops[0];
    const overpaid = { accountId: strayAccountId, merchantId, order };
    const overpaidInvoiceId = await insertOverpaid(testApp, overpaid);
    const declinedInvoiceId =
      isFor('retryInvoice') || isFor('listTransactions') ? await payouts.declined() : '';
    const waitingPayoutId = isFor('confirmTransaction') ? await createWaitingPayout() : '';
    const unknownPayoutId = isFor('endTransaction') ? await payouts.unknown() : '';
    const { terminalId: ownTerminalId } = order;
    const ids = {
      invoiceId,
      overpaidInvoiceId,
      declinedInvoiceId,
      merchantInvoiceId,
      terminalId: ownTerminalId,
    };
    const ticketId = await askSupport(testApp, invoiceId);
    const attributeId = await terminals.insertAttribute();
    const approvalId = await requestCancel(testApp, invoiceId);
    const people = await insertSparePeople(testApp);
    return {
      ...choice,
      ...ids,
      ...people,
      approvalId,
      waitingPayoutId,
      unknownPayoutId,
      transferId,
      ticketId,
      attributeId,
      version,
    };
  };
  const ids = {
    payoutTerminalId: payouts.terminalId,
    doneInvoiceId: payouts.doneInvoiceId,
    accountId: await firstAccount(testApp),
    apiKeyId: await spareKey(testApp),
    notificationId: await someNeed(testApp),
  };
  await someRate(testApp);
  await someCallbackAddress(testApp);
  const followUp = await openFollowUp(testApp, await createForm(), strayAccountId);
  const more = { spareProviderId, strayAccountId, provider, followUp, createForm, formOrder };
  return { ...testApp, ...ids, ...terminals, ...more };
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

/** The USDT rate, so that the first demo merchant can settle. */
async function someRate({ context, clock }: TestApp): Promise<void> {
  const usdtRate = { currency: 'UZS', perUsdt: 1_280_000n, setAt: clock.now() } as const;
  await context.database.transaction((tx) => tx.insert(rate).values(usdtRate));
}

async function someNeed({ context, shops, clock }: TestApp): Promise<number> {
  const { merchantId } = shops[0];
  const need = {
    kind: 'CALLBACK_FAILED',
    subject: 'callback:019bc119-0100-725a-8c68-a39720f74020',
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
    tx
      .select({ version: invoice.version })
      .from(invoice)
      .where(eq(invoice.id, asId(invoiceId))),
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
