import { createHmac, randomUUID } from 'node:crypto';
import { type InvoiceStatusCode, invoiceStatusByCode } from '@tiyin/domain/invoices';
import { supportCode } from '@tiyin/domain/requisites';
import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import {
  entry,
  invoice,
  invoiceEvent,
  ledgerAccount,
  paymentForm,
  person,
  posting,
} from '../../src/db/schema.ts';
import { completeForm } from '../../src/payments/form/complete-form.ts';
import { createForm } from '../../src/payments/form/create-form.ts';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { issueRequisites } from '../../src/payments/form/issue-requisites.ts';
import { changeStatus } from '../../src/payments/invoices/change-status.ts';
import type { InvoiceRow } from '../../src/payments/invoices/invoice-row.ts';
import { refuseDeposit } from '../../src/payments/invoices/provider-refused.ts';
import type { PersonRow } from '../../src/staff/sessions.ts';
import { openTestApp } from '../test-app.ts';
import { brokenPromises } from './broken-promises.ts';
import { type Shop, type ShopOrder, humo, insertShop } from './shop.ts';
import { takeReport } from './take-report.ts';

/** A deposit under way: what its customer and its merchant hold. */
export type Deposit = {
  readonly formId: string;
  readonly invoiceId: string;
  readonly amount: bigint;
};

type Money = {
  readonly amount?: bigint;
  readonly transferId?: string;
  readonly accountId?: number;
};

type Wish = { readonly amount?: bigint; readonly paymentMethodId?: number };

/** A posting as its legs: kind of account → minor units, credit-positive. */
export type Posted = Readonly<Record<string, bigint>>;

/** A Humo card that withdrawals are paid to. */
export const payeeCard = '9860120115551234';

export const second = 1_000;
export const minute = 60 * second;

/** Where the stories are played: the server's use cases with everyone who calls them. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Opens a stage on a database of its own; what the test app can be told, it can be told, too. */
export async function openStage(options: Parameters<typeof openTestApp>[0] = {}) {
  const test = await openTestApp(options);
  const { clock } = test;
  const { database, secrets } = test.context;
  const run = database.transaction;
  const now = () => clock.now();

  const row = (invoiceId: string): Promise<InvoiceRow> =>
    run(async (tx) => {
      const [found] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId));
      if (!found) throw new Error(`there is no invoice ${invoiceId}`);
      return found;
    });

  return {
    ...test,
    run,
    row,

    /** A merchant with accounts of its own, so that nothing else uses them. */
    shop: (order: ShopOrder = {}): Promise<Shop> => run((tx) => insertShop(tx, secrets, order)),

    /** The merchant's server orders a form that lives 15 minutes. */
    async order(shop: Shop, amount: bigint, callbackUrl?: string): Promise<Deposit> {
      const made = await run((tx) =>
        createForm(tx, {
          merchantId: shop.merchantId,
          terminalId: shop.terminalId,
          flowType: 'DEPOSIT',
          amount,
          canChangeAmount: true,
          merchantInvoiceId: randomUUID(),
          customer: { externalId: 'u-1' },
          successUrl: 'https://shop.test/paid',
          cancelUrl: 'https://shop.test/canceled',
          errorUrl: 'https://shop.test/failed',
          lifetimeSeconds: 900,
          ...(callbackUrl !== undefined && { callbackUrl }),
          now: now(),
        }),
      );
      return { ...made, amount };
    },

    /** The customer asks where to send the money; answers the card, if one was free. */
    async ask(deposit: Deposit, wish: Wish = {}): Promise<string | undefined> {
      const code = await run((tx) => supportCodeOf(tx, deposit.formId));
      const answer: { credentials?: { value: string }; amount: number } = await run((tx) =>
        issueRequisites(tx, {
          formId: deposit.formId,
          amount: wish.amount ?? deposit.amount,
          paymentMethodId: wish.paymentMethodId ?? humo,
          supportCode: code,
          secrets,
          now: now(),
        }),
      );
      return answer.credentials?.value;
    },

    /** The customer says "I have paid". */
    complete: (deposit: Deposit) =>
      run((tx) =>
        completeForm(tx, { formId: deposit.formId, credential: payeeCard, secrets, now: now() }),
      ),

    /** What the form is told. */
    async seen(deposit: Deposit): Promise<InvoiceStatusCode> {
      return (await run((tx) => formStatus(tx, { formId: deposit.formId, now: now() }))).status;
    },

    /** What stands in the database. */
    status: async (deposit: Deposit): Promise<InvoiceStatusCode> =>
      (await row(deposit.invoiceId)).status,

    /** The provider reports money: all of it and for the account that was shown, unless told. */
    async report(deposit: Deposit, money: Money = {}): Promise<void> {
      const { accountId } = await row(deposit.invoiceId);
      const itsAccount = money.accountId ?? accountId;
      if (itsAccount === null) throw new Error('no account was shown for this deposit');
      const report = {
        invoiceId: deposit.invoiceId,
        accountId: itsAccount,
        externalId: money.transferId ?? randomUUID(),
        amount: money.amount ?? deposit.amount,
        now: now(),
      };
      await run((tx) => takeReport(tx, report));
    },

    /** The provider says that no money will come. */
    refuse: (deposit: Deposit) =>
      run((tx) =>
        refuseDeposit(tx, {
          invoiceId: deposit.invoiceId,
          actor: { type: 'provider', id: 1 },
          now: now(),
        }),
      ),

    /** A person changes the status. */
    async move(deposit: Deposit, to: InvoiceStatusCode, expectedVersion?: number): Promise<void> {
      await run(async (tx) =>
        changeStatus(tx, {
          staff: await personOf(tx, 'operator'),
          secrets,
          invoiceId: deposit.invoiceId,
          statusId: invoiceStatusByCode(to).id,
          expectedVersion,
          now: now(),
        }),
      );
    },

    operator: (): Promise<PersonRow> => run((tx) => personOf(tx, 'operator')),

    /** Time passes, and what was due is done at its end. */
    async pass(ms: number): Promise<void> {
      clock.advance(ms);
      await test.runDueJobs();
    },

    postings: (deposit: Deposit): Promise<Posted[]> =>
      run((tx) => postingsOf(tx, deposit.invoiceId)),

    /** Each event as "code" or "code → STATUS". */
    events: (deposit: Deposit): Promise<string[]> =>
      run(async (tx) => {
        const rows = await eventsOf(tx, deposit.invoiceId);
        return rows.map(({ code, status }) => (status === null ? code : `${code} → ${status}`));
      }),

    eventRows: (deposit: Deposit) => run((tx) => eventsOf(tx, deposit.invoiceId)),

    /** What stands on the ledger accounts of one kind of a merchant, in minor units. */
    balance: (
      shop: Shop,
      kind: 'merchant_balance' | 'merchant_reserve' | 'suspense' | 'fees',
    ): Promise<bigint> =>
      run(async (tx) => {
        const rows = await tx
          .select({ balance: ledgerAccount.balance })
          .from(ledgerAccount)
          .where(sql`${ledgerAccount.merchantId} = ${shop.merchantId} and kind = ${kind}`);
        return rows.reduce((sum, { balance }) => sum + balance, 0n);
      }),

    query: (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
      run(async (tx) => (await tx.execute(query)).rows),

    /** Fails with what does not hold of the whole database. */
    async expectBooksHold(): Promise<void> {
      expect(await run(brokenPromises)).toEqual([]);
    },
  };
}

async function supportCodeOf(tx: Tx, formId: string): Promise<string> {
  const [form] = await tx.select().from(paymentForm).where(eq(paymentForm.id, formId));
  const hmac = (key: string, message: string) =>
    createHmac('sha256', key).update(message).digest('hex');
  return supportCode(hmac, formId, form?.verificationKey ?? '');
}

async function personOf(tx: Tx, username: string): Promise<PersonRow> {
  const [found] = await tx.select().from(person).where(eq(person.username, username));
  if (!found) throw new Error(`there is no ${username}`);
  return found;
}

function eventsOf(tx: Tx, invoiceId: string) {
  return tx
    .select()
    .from(invoiceEvent)
    .where(eq(invoiceEvent.invoiceId, invoiceId))
    .orderBy(asc(invoiceEvent.sequence));
}

async function postingsOf(tx: Tx, invoiceId: string): Promise<Posted[]> {
  const rows = await tx
    .select({ id: posting.id, kind: ledgerAccount.kind, amount: entry.amount })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(eq(posting.invoiceId, invoiceId))
    .orderBy(asc(posting.id));
  const byPosting = new Map<number, Record<string, bigint>>();
  for (const { id, kind, amount } of rows) {
    byPosting.set(id, { ...byPosting.get(id), [kind]: amount });
  }
  return [...byPosting.values()];
}
