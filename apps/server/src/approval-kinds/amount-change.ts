import type { InvoiceId } from '@tiyin/domain/ids';
import { type MinorUnits, amountFromWire, minorUnits, minus } from '@tiyin/domain/money';
import { integer, literal, object, string } from 'superstruct';
import type {
  ApprovableChange,
  ApprovableEffect,
  ApprovableKind,
} from '../approvals/approval-kind.ts';
import { and, asc, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { idStruct } from '../db/id-struct.ts';
import { invoiceEvent } from '../db/schema.ts';
import { changeAmount } from '../payments/invoices/change-amount.ts';
import { type ChangeEffect, previewEffect } from '../payments/invoices/preview-change.ts';
import { readReason, requireReason } from '../payments/given-reason.ts';
import { amountChange } from './preview-lines.ts';

type AmountPayload = {
  readonly action: 'amount';
  readonly invoiceId: InvoiceId;
  /** Minor units, as on the wire. */
  readonly amount: number;
};

/** The amount of a deposit whose requisites its customer has seen: as a status change of the difference (PEOPLE-547). */
export const changedAmount: ApprovableKind<AmountPayload, void> = {
  code: 'STATUS_CHANGE',
  payload: object({
    action: literal('amount'),
    invoiceId: idStruct<InvoiceId>(string()),
    amount: integer(),
  }),

  async preview(tx, change) {
    const { amount, ...command } = commandOf(change);
    const effect = await previewEffect(tx, { ...command, amount, statusId: undefined });
    requireReason(true, readReason(change.reason));
    return amountEffect(tx, effect, amount);
  },

  execute: (tx, change) => changeAmount(tx, commandOf(change)),
};

function commandOf({ payload, ...change }: ApprovableChange<AmountPayload>) {
  return { ...change, invoiceId: payload.invoiceId, amount: amountFromWire(payload.amount) };
}

/** The effect of an amount change as approvals judge it, also where it is undone by now. */
export async function amountEffect(
  tx: Tx,
  { invoice, whole }: ChangeEffect,
  amount: MinorUnits,
): Promise<ApprovableEffect> {
  const { id, accountId, currency, flowType, isTest, merchantId, version } = invoice;
  const isShown = flowType === 'DEPOSIT' && accountId !== null;
  const difference = between(amount, invoice.amount);
  const fromFirst = between(amount, (await firstAmount(tx, id)) ?? invoice.amount);
  return {
    subject: `invoice:${id}`,
    merchantId,
    isTest,
    version,
    size: isShown ? { amount: difference, currency } : null,
    together: fromFirst > difference ? fromFirst : difference,
    preview: {
      variant: 'AMOUNT',
      changes: [amountChange('Amount', currency, invoice.amount, amount)],
      callbacks: whole.callbacks,
    },
  };
}

function between(one: MinorUnits, other: MinorUnits): MinorUnits {
  return one > other ? minus(one, other) : minus(other, one);
}

/** The amount before people changed it for the first time; undefined where none did. */
async function firstAmount(tx: Tx, id: InvoiceId): Promise<MinorUnits | undefined> {
  const [first] = await tx
    .select({ from: sql<string>`${invoiceEvent.details} ->> 'from'` })
    .from(invoiceEvent)
    .where(and(eq(invoiceEvent.invoiceId, id), eq(invoiceEvent.code, 'amount_changed')))
    .orderBy(asc(invoiceEvent.sequence))
    .limit(1);
  return first && minorUnits(BigInt(first.from));
}
