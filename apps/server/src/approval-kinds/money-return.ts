import type { InvoiceId, TransferId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { integer, object, optional, string } from 'superstruct';
import type {
  ApprovableChange,
  ApprovableEffect,
  ApprovableKind,
} from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import { describeCurrency } from '../payments/describe-currency.ts';
import { readReason, requireReason } from '../payments/given-reason.ts';
import { previewReturn } from '../payments/returns/preview-return.ts';
import { type ReturnCommand, returnMoney } from '../payments/returns/return-money.ts';
import type { ReturnRow } from '../payments/returns/return-row.ts';
import { sourceOf, subjectOf } from '../payments/returns/return-source.ts';
import { payeeChange } from './preview-lines.ts';

type ReturnPayload = {
  /** One of the two. */
  readonly transferId?: TransferId | undefined;
  readonly invoiceId?: InvoiceId | undefined;
  /** Minor units, as text. */
  readonly amount: string;
  readonly payee: ReturnCommand['payee'];
};

/** A return of money in suspense, measured by its amount (PEOPLE-261). */
export const moneyReturn: ApprovableKind<ReturnPayload, ReturnRow> = {
  code: 'RETURN',
  permission: 'transfer.confirm',
  payload: object({
    transferId: optional(idStruct<TransferId>(integer())),
    invoiceId: optional(idStruct<InvoiceId>(string())),
    amount: string(),
    payee: object({ credential: string(), bankCodeInteger: optional(integer()) }),
  }),

  async preview(tx, change) {
    requireReason(true, readReason(change.reason));
    const command = commandOf(change);
    // The approver judges all books, whatever the requester sees of them.
    const permissions = [...change.staff.permissions, 'people.account'] as const;
    const staff = { ...change.staff, permissions: [...permissions] };
    const made = returnEffect(await previewReturn(tx, { ...command, staff }));
    const changes = [...made.preview.changes, payeeChange(change.payload.payee)];
    return { ...made, preview: { ...made.preview, changes } };
  },

  execute: (tx, change) => returnMoney(tx, commandOf(change)),
};

/** The effect of a return as approvals judge it. */
export function returnEffect({
  row,
  version,
  isGuarded,
  together,
  postings,
}: Awaited<ReturnType<typeof previewReturn>>): ApprovableEffect {
  const { amount, currency, isTest, merchantId } = row;
  const after = String(amount);
  return {
    subject: subjectOf(sourceOf(row)),
    merchantId,
    isTest,
    version,
    size: { amount, currency },
    together,
    isGuardedByAny: isGuarded,
    preview: {
      changes: [{ name: 'Return', before: null, after, currency: describeCurrency(currency) }],
      postings,
    },
  };
}

function commandOf({ payload, ...change }: ApprovableChange<ReturnPayload>): ReturnCommand {
  const { transferId = null, invoiceId = null, amount, payee } = payload;
  const source = sourceOf({ transferId, invoiceId });
  return { ...change, source, amount: minorUnits(BigInt(amount)), payee };
}
