import { randomUUID } from 'node:crypto';
import { asId, type InvoiceId, type PayoutId, type ProviderId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { eq } from 'drizzle-orm';
import { setting } from '../../src/db/schema.ts';
import { completeForm } from '../../src/payments/form/complete-form.ts';
import { createForm } from '../../src/payments/form/create-form.ts';
import { changeAmount } from '../../src/payments/invoices/change-amount.ts';
import { createPayout } from '../../src/payments/withdrawals/create-payout.ts';
import { type PayoutRow, payoutsOf } from '../../src/payments/payouts/payout-row.ts';
import { reportPayout } from '../../src/payments/withdrawals/report-payout.ts';
import { retryWithdrawal } from '../../src/payments/withdrawals/retry-withdrawal.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, payeeCard } from './test-system.ts';

const merchant = {
  customer: { externalId: 'u-1' },
  successUrl: 'https://shop.test/paid',
  cancelUrl: 'https://shop.test/canceled',
  errorUrl: 'https://shop.test/failed',
};

type Options = { readonly lifetimeSeconds?: number };

/** The actions of a withdrawal's customer, its merchant, its provider and staff. */
export function payoutSteps(system: TestSystem) {
  const { run, clock } = system;
  const { secrets } = system.context;
  const now = () => clock.now();
  const last = async (invoiceId: InvoiceId): Promise<PayoutRow> => {
    const payout = (await run((tx) => payoutsOf(tx, invoiceId))).at(-1);
    if (!payout) throw new Error(`nothing was sent for ${invoiceId}`);
    return payout;
  };
  const asStaff = async (invoiceId: InvoiceId) => ({
    staff: await system.operator(),
    secrets,
    invoiceId,
    expectedVersion: undefined,
    now: now(),
  });
  const amountAs = async (invoiceId: InvoiceId, input: { amount: bigint; reason?: string }) => {
    const change = await asStaff(invoiceId);
    await run((tx) => changeAmount(tx, { ...change, ...input, amount: minorUnits(input.amount) }));
  };

  return {
    /** A customer pays a deposit in, so that the merchant has its amount less 1.5 %. */
    async earn(shop: Shop, amount: bigint): Promise<void> {
      const deposit = await system.createDeposit(shop, amount);
      await system.requestRequisites(deposit);
      await system.report(deposit);
    },

    /** The merchant's server creates a form for a withdrawal; method and amount are chosen on it. */
    async createWithdrawal(
      shop: Shop,
      amount: bigint,
      { lifetimeSeconds = 900 }: Options = {},
    ): Promise<Deposit> {
      const form = await run((tx) =>
        createForm(tx, {
          ...merchant,
          merchantId: shop.merchantId,
          terminalId: shop.payoutTerminalId,
          flowType: 'WITHDRAWAL',
          amount: minorUnits(amount),
          canChangeAmount: true,
          merchantInvoiceId: randomUUID(),
          lifetimeSeconds,
          now: now(),
        }),
      );
      const withdrawal = { ...form, amount };
      await system.requestRequisites(withdrawal);
      return withdrawal;
    },

    /** The customer says where the money shall go. */
    complete: (withdrawal: Deposit, credential = payeeCard) =>
      run((tx) => completeForm(tx, { formId: withdrawal.formId, credential, secrets, now: now() })),

    /** The merchant's server pays out without a form; returns the invoice id. */
    async payOut(shop: Shop, amount: bigint): Promise<InvoiceId> {
      const made = await run((tx) =>
        createPayout(tx, {
          customer: merchant.customer,
          merchantId: shop.merchantId,
          terminalId: shop.payoutTerminalId,
          amount: minorUnits(amount),
          merchantInvoiceId: randomUUID(),
          paymentMethodName: 'Humo',
          credential: payeeCard,
          secrets,
          now: now(),
        }),
      );
      return made.invoiceId;
    },

    payouts: (invoiceId: InvoiceId) => run((tx) => payoutsOf(tx, invoiceId)),

    /** The provider reports the outcome of a payout, by default of the last one. */
    async say(
      outcome: 'paid' | 'refused',
      invoiceId: InvoiceId,
      payoutId?: PayoutId,
    ): Promise<void> {
      const report = {
        payoutId: payoutId ?? (await last(invoiceId)).id,
        outcome,
        actor: { type: 'provider', id: asId<ProviderId>(1) },
        now: now(),
      } as const;
      await run((tx) => reportPayout(tx, report));
    },

    retry: async (invoiceId: InvoiceId): Promise<void> => {
      const change = await asStaff(invoiceId);
      await run((tx) => retryWithdrawal(tx, change));
    },

    changeAmount: (invoiceId: InvoiceId, amount: bigint): Promise<void> =>
      amountAs(invoiceId, { amount, reason: 'Agreed on another amount' }),

    changeAmountWithoutReason: (invoiceId: InvoiceId, amount: bigint): Promise<void> =>
      amountAs(invoiceId, { amount }),

    /** Turns auto-retry on or off. */
    autoRetry: (value: 'true' | 'false'): Promise<void> =>
      run(async (tx) => {
        const key = 'settings.withdrawal.retry.auto.enable';
        await tx.delete(setting).where(eq(setting.key, key));
        await tx.insert(setting).values({ key, value });
      }),
  };
}
