import type { OperationId } from '@tiyin/api/operations';
import { asId } from '@tiyin/domain/ids';
import { asc, eq } from 'drizzle-orm';
import { apiKey, notification, paymentAccount } from '../../src/db/schema.ts';
import type { CallOut } from '../../src/outside/call-out.ts';
import { notify } from '../../src/notifications/notify.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { someCallbackAddress } from './callback-address.ts';
import { openFollowUp } from './follow-up.ts';
import { openManualPayouts } from './manual-payouts.ts';
import { openPayouts } from './payouts.ts';
import { openTerminals } from './terminals.ts';
import { insertStrayAccounts } from './stray-accounts.ts';
import { importQuietDay } from './quiet-day.ts';
import { someRate, someSettlement } from './settlement.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { createForms, type LiveForm } from './live-form.ts';
import { validRequests } from './requests.ts';
import type { World } from './world-type.ts';

export type { World };

type Options = { readonly callOut?: CallOut; readonly isOfServerRole?: boolean };

/** Opens a world without rate limits: a harness sends many requests on purpose. */
export async function openWorld({ callOut, isOfServerRole = false }: Options = {}): Promise<World> {
  const more = { isOfServerRole, ...(callOut && { callOut }) };
  const testApp = await openTestApp({ isRateLimited: false, ...more });
  const terminalId = testApp.shops[0].terminalIds[0];
  if (terminalId === undefined) throw new Error('the first demo merchant has no terminal');
  const { spareProviderId, strayAccountId, provider } = await insertStrayAccounts(testApp);
  await importQuietDay(testApp, asId(strayAccountId));
  const payouts = await openPayouts(testApp);
  const createWaitingPayout = await openManualPayouts(testApp);
  const terminals = await openTerminals(testApp, terminalId);
  let made = 0;
  const formRequest: World['formRequest'] = (input) => {
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
  const createForm: World['createForm'] = createForms(testApp, {
    formRequest,
    payouts,
    createWaitingPayout,
    insertAttribute: terminals.insertAttribute,
    strayAccountId,
    fieldsOf: (operationId, form) => fieldsRead(operationId, form, world),
  });
  const ids = {
    payoutTerminalId: payouts.terminalId,
    doneInvoiceId: payouts.doneInvoiceId,
    accountId: await firstAccount(testApp),
    apiKeyId: await spareKey(testApp),
    notificationId: await someNeed(testApp),
  };
  await someRate(testApp);
  await someCallbackAddress(testApp);
  const settlementId = await someSettlement(testApp, terminalId);
  const followUp = await openFollowUp(testApp, await createForm(), strayAccountId);
  const others = { spareProviderId, strayAccountId, provider, followUp, createForm, formRequest };
  const world: World = { ...testApp, ...ids, ...terminals, ...others, settlementId };
  return world;
}

/** Which fields of a form the valid request of an operation reads. */
function fieldsRead(operationId: OperationId, form: LiveForm, world: World): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = new Proxy(form, {
    get: (target, field) => {
      read.add(String(field));
      const value: unknown = Reflect.get(target, field);
      return value;
    },
  });
  validRequests[operationId](watched, world);
  return read;
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
