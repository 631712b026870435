import { randomUUID } from 'node:crypto';
import {
  type AccountId,
  asId,
  type FormId,
  type InvoiceId,
  type MethodId,
  type ProviderId,
} from '@tiyin/domain/ids';
import { type InvoiceStatusCode, invoiceStatusByCode } from '@tiyin/domain/invoices';
import { minorUnits } from '@tiyin/domain/money';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { foldBalances } from '../../src/background/fold-balances.ts';
import { invoice, ledgerTotal } from '../../src/db/schema.ts';
import { completeForm } from '../../src/payments/form/complete-form.ts';
import { createForm } from '../../src/payments/form/create-form.ts';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { issueRequisites } from '../../src/payments/form/issue-requisites.ts';
import { changeStatus } from '../../src/payments/invoices/change-status.ts';
import type { InvoiceRow } from '../../src/payments/invoice-rows/invoice-row.ts';
import { refuseDeposit } from '../../src/payments/invoices/provider-refused.ts';
import { ProblemError } from '../../src/problem.ts';
import type { PersonRow } from '../../src/staff/sessions.ts';
import { openTestApp } from '../test-app.ts';
import { type Posted, eventsOf, personOf, postingsOf, supportCodeOf } from './test-system-rows.ts';
import { brokenPromises } from './broken-promises.ts';
import { type Shop, type ShopOptions, humo, insertShop } from './shop.ts';
import { takeReport } from './take-report.ts';

export type { Posted } from './test-system-rows.ts';

/** A deposit under way: what its customer and its merchant hold. */
export type Deposit = {
  readonly formId: FormId;
  readonly invoiceId: InvoiceId;
  readonly amount: bigint;
};

type Money = {
  readonly amount?: bigint;
  readonly transferId?: string;
  readonly accountId?: AccountId;
};

type Input = {
  readonly amount?: bigint;
  readonly paymentMethodId?: MethodId;
  /** Of the customer's address. */
  readonly network?: string | undefined;
};

type StaffMove = {
  readonly to: InvoiceStatusCode;
  readonly expectedVersion?: number | undefined;
  readonly reason?: string;
  /** The sum that came, accepted as the amount. */
  readonly amount?: bigint | undefined;
};

/** A Humo card that withdrawals are paid to. */
export const payeeCard = '9860120115551234';

export { minute, second } from './times.ts';

/** The server's use cases with everyone who calls them. */
export type TestSystem = Awaited<ReturnType<typeof openTestSystem>>;

/** Opens a test system on a database of its own; it accepts the options of the test app. */
export async function openTestSystem(options: Parameters<typeof openTestApp>[0] = {}) {
  const test = await openTestApp(options);
  const { clock } = test;
  const { database, secrets } = test.context;
  const run = database.transaction;
  const now = () => clock.now();

  const row = (invoiceId: InvoiceId): Promise<InvoiceRow> =>
    run(async (tx) => {
      const [found] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId));
      if (!found) throw new Error(`there is no invoice ${invoiceId}`);
      return found;
    });

  const moveAs = ({ invoiceId }: Deposit, { to, expectedVersion, reason, amount }: StaffMove) =>
    run(async (tx) =>
      changeStatus(tx, {
        staff: await personOf(tx, 'operator'),
        secrets,
        invoiceId,
        statusId: invoiceStatusByCode(to).id,
        expectedVersion,
        reason,
        amount: amount === undefined ? undefined : minorUnits(amount),
        now: now(),
      }),
    );

  return {
    ...test,
    run,
    row,
    fold: (): Promise<void> => run((tx) => foldBalances(tx, now())),

    /** A merchant with accounts of its own, so that nothing else uses them. */
    shop: (rules: ShopOptions = {}): Promise<Shop> => run((tx) => insertShop(tx, secrets, rules)),

    /** The merchant's server creates a form that lives 15 minutes. */
    async createDeposit(shop: Shop, amount: bigint, callbackUrl?: string): Promise<Deposit> {
      const made = await run((tx) =>
        createForm(tx, {
          merchantId: shop.merchantId,
          terminalId: shop.terminalId,
          flowType: 'DEPOSIT',
          amount: minorUnits(amount),
          canChangeAmount: true,
          merchantInvoiceId: randomUUID(),
          customer: { externalId: `u-${randomUUID()}` },
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

    /** The customer requests requisites; returns the card, if one was free. */
    async requestRequisites(deposit: Deposit, input: Input = {}): Promise<string | undefined> {
      const code = await run((tx) => supportCodeOf(tx, deposit.formId));
      const answer: { credentials?: { value: string }; amount: number } = await run((tx) =>
        issueRequisites(tx, {
          formId: deposit.formId,
          amount: minorUnits(input.amount ?? deposit.amount),
          paymentMethodId: input.paymentMethodId ?? humo,
          supportCode: code,
          network: input.network,
          secrets,
          now: now(),
        }),
      );
      return answer.credentials?.value;
    },

    /** The customer says "I have paid", now or when their page says that they pressed it. */
    complete: ({ formId }: Deposit, pressedAt?: Date) =>
      run((tx) =>
        completeForm(tx, { formId, credential: payeeCard, pressedAt, secrets, now: now() }),
      ),

    /** The form's response. */
    async seen(deposit: Deposit): Promise<InvoiceStatusCode> {
      return (await run((tx) => formStatus(tx, { formId: deposit.formId, now: now() }))).status;
    },

    /** The current row in the database. */
    status: async (deposit: Deposit): Promise<InvoiceStatusCode> =>
      (await row(deposit.invoiceId)).status,

    /** The provider reports money, by default the whole amount on the account that was shown. */
    async report(deposit: Deposit, money: Money = {}): Promise<void> {
      const { accountId } = await row(deposit.invoiceId);
      const account = money.accountId ?? accountId;
      if (account === null) throw new Error('no account was shown for this deposit');
      const report = {
        invoiceId: deposit.invoiceId,
        accountId: account,
        externalId: money.transferId ?? randomUUID(),
        amount: minorUnits(money.amount ?? deposit.amount),
        now: now(),
      };
      await run((tx) => takeReport(tx, report));
    },

    /** The provider says that no money will come. */
    refuse: (deposit: Deposit) =>
      run((tx) =>
        refuseDeposit(tx, {
          invoiceId: deposit.invoiceId,
          actor: { type: 'provider', id: asId<ProviderId>(1) },
          now: now(),
        }),
      ),

    /** A person changes the status, and says why. */
    move: (deposit: Deposit, to: InvoiceStatusCode, expectedVersion?: number): Promise<void> =>
      moveAs(deposit, { to, expectedVersion, reason: 'The bank statement shows it' }),

    /** A person accepts what came for a deposit as its amount, and books it (INVOICE-226). */
    accept: (deposit: Deposit, amount: bigint, expectedVersion?: number): Promise<void> =>
      moveAs(deposit, { to: 'DONE', amount, expectedVersion, reason: 'The customer agrees' }),

    /**
     * A person changes the status without a reason, or accepts an amount; returns the code of the problem, if there
     * is one.
     */
    moveWithoutReason: (
      deposit: Deposit,
      to: InvoiceStatusCode,
      amount?: bigint,
    ): Promise<string | undefined> =>
      moveAs(deposit, { to, amount }).then(
        () => undefined,
        (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
      ),

    operator: (): Promise<PersonRow> => run((tx) => personOf(tx, 'operator')),

    /** Advances the time, and runs the due jobs at its end. */
    async pass(ms: number): Promise<void> {
      clock.advance(ms);
      await test.runDueJobs();
    },

    postings: (deposit: Deposit): Promise<Posted[]> =>
      run((tx) => postingsOf(tx, deposit.invoiceId)),

    /** The events of an invoice, each with the status that it led to. */
    events: (deposit: Deposit): Promise<string[]> =>
      run(async (tx) => {
        const rows = await eventsOf(tx, deposit.invoiceId);
        return rows.map(({ code, status }) => (status === null ? code : `${code} → ${status}`));
      }),

    eventRows: (deposit: Deposit) => run((tx) => eventsOf(tx, deposit.invoiceId)),

    /** The balance of a merchant's ledger accounts of one kind, in minor units. */
    balance: (
      shop: Shop,
      kind: 'merchant_balance' | 'merchant_reserve' | 'suspense' | 'fees',
    ): Promise<bigint> =>
      run(async (tx) => {
        const rows = await tx
          .select({ balance: ledgerTotal.balance })
          .from(ledgerTotal)
          .where(sql`${ledgerTotal.merchantId} = ${shop.merchantId} and kind = ${kind}`);
        return rows.reduce((sum, { balance }) => sum + balance, 0n);
      }),

    query: (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
      run((tx) => tx.execute(query)),

    /** Fails with what does not hold of the whole database. */
    async expectBooksHold(): Promise<void> {
      expect(await run(brokenPromises)).toEqual([]);
    },
  };
}
