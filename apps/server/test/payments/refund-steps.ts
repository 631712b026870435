import type { InvoiceId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { rolledBack } from '../../src/db/transactions.ts';
import { readMerchantInvoice } from '../../src/payments/invoices/merchant-invoice.ts';
import { listRefunds } from '../../src/payments/refunds/list-refunds.ts';
import { previewRefund } from '../../src/payments/refunds/preview-refund.ts';
import { refundByMerchant } from '../../src/payments/refunds/refund-by-merchant.ts';
import { refundByStaff } from '../../src/payments/refunds/refund-by-staff.ts';
import type { RefundPayee } from '../../src/payments/refunds/refund-payee.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, payeeCard } from './test-system.ts';

const publicUrl = 'https://pay.test';
const toCard: RefundPayee = { credential: payeeCard };

/** The actions that give a deposit back. */
export function refundSteps(system: TestSystem) {
  const { run, clock } = system;
  const { secrets } = system.context;
  const asStaff = async (invoiceId: InvoiceId, amount: bigint, payee: RefundPayee | undefined) => ({
    staff: await system.operator(),
    secrets,
    invoiceId,
    amount: minorUnits(amount),
    payee,
    reason: 'The goods came back',
    expectedVersion: undefined,
    publicUrl,
    now: clock.now(),
  });

  return {
    /** A deposit that is DONE. */
    async paidDeposit(shop: Shop, amount: bigint, callbackUrl?: string): Promise<Deposit> {
      const deposit = await system.createDeposit(shop, amount, callbackUrl);
      await system.requestRequisites(deposit);
      await system.report(deposit);
      return deposit;
    },

    /** A member of staff gives money back, by default to a card. */
    async refund(deposit: Deposit, amount: bigint): Promise<InvoiceId> {
      const command = await asStaff(deposit.invoiceId, amount, toCard);
      return (await run((tx) => refundByStaff(tx, command))).row.id;
    },

    /** The same, and the customer names the payee. */
    async refundByForm(deposit: Deposit, amount: bigint): Promise<Deposit> {
      const command = await asStaff(deposit.invoiceId, amount, undefined);
      const { row, formId } = await run((tx) => refundByStaff(tx, command));
      if (formId === undefined) throw new Error('the refund has no form');
      return { invoiceId: row.id, formId, amount };
    },

    async preview(deposit: Deposit, amount: bigint, payee: RefundPayee | undefined = toCard) {
      const command = await asStaff(deposit.invoiceId, amount, payee);
      return (await rolledBack(run, (tx) => previewRefund(tx, command))).whole;
    },

    /** The merchant's server gives money back to a card, or the customer names the payee. */
    refundAsMerchant: (shop: Shop, { invoiceId }: Deposit, amount: bigint, isByForm = false) =>
      run((tx) =>
        refundByMerchant(tx, {
          merchantId: shop.merchantId,
          invoiceId,
          amount: minorUnits(amount),
          reason: 'The goods came back',
          payee: isByForm ? undefined : toCard,
          secrets,
          publicUrl,
          now: clock.now(),
        }),
      ),

    async refunds({ invoiceId }: Deposit) {
      const staff = await system.operator();
      return run((tx) => listRefunds(tx, { staff, invoiceId, publicUrl }));
    },

    /** A deposit as the merchant's server reads it. */
    seenByMerchant: ({ merchantId }: Shop, { invoiceId }: Deposit) =>
      run((tx) => readMerchantInvoice(tx, { merchantId, invoiceId })),
  };
}
