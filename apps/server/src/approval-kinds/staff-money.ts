import type { ApprovalVariant } from '@tiyin/api/types';
import type { AccountId, InvoiceId, TransferId } from '@tiyin/domain/ids';
import { amountFromWire, minus, zeroUnits } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import { hasPermission, type Permission } from '@tiyin/domain/permissions';
import { integer, literal, object, optional, string } from 'superstruct';
import type {
  ApprovableChange,
  ApprovableEffect,
  ApprovableKind,
  JudgedChange,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { idStruct } from '../db/id-struct.ts';
import { invoice, transfer } from '../db/schema.ts';
import { undone } from '../db/transactions.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { givenByPeople } from '../payments/invoices/counted-money.ts';
import { readReturned } from '../payments/ledger/waiting-transfer.ts';
import { assignTransfer } from '../payments/transfers/assign-transfer.ts';
import { isReported, reportByStaff } from '../payments/transfers/report-by-staff.ts';
import { ProblemError } from '../problem.ts';
import { isAsJudged } from './as-judged.ts';
import { amountChange, textChange } from './preview-lines.ts';

type ReportPayload = {
  readonly action: 'report';
  readonly accountId: AccountId;
  /** Minor units, as on the wire. */
  readonly amount: number;
  /** The bank's id of the transfer. */
  readonly externalId: string;
  readonly comment: string;
  readonly invoiceId?: InvoiceId | undefined;
};

/** Money that a person reports, where it books a deposit: as a status change would (PEOPLE-504). */
export const reportedMoney: ApprovableKind<ReportPayload, TransferId> = {
  code: 'STATUS_CHANGE',
  payload: object({
    action: literal('report'),
    accountId: idStruct<AccountId>(integer()),
    amount: integer(),
    externalId: string(),
    comment: string(),
    invoiceId: optional(idStruct<InvoiceId>(string())),
  }),

  async preview(tx, change) {
    const isKnown = await isReported(tx, change.payload);
    const effect = named(await moneyEffect(tx, () => report(tx, change)), 'REPORTED_TRANSFER');
    return isKnown ? { ...effect, size: null } : effect;
  },

  execute: (tx, change) => asPreviewed(tx, change, 'transfer.confirm', () => report(tx, change)),
};

function report(tx: Tx, { payload, staff, now }: ApprovableChange<ReportPayload>) {
  const { action: _, amount, invoiceId, ...money } = payload;
  return reportByStaff(tx, { ...money, amount: amountFromWire(amount), invoiceId, staff, now });
}

type AssignPayload = {
  readonly action: 'assign';
  readonly id: TransferId;
  readonly invoiceId: InvoiceId;
  readonly reason: string;
};

/** A transfer that a person assigns to a deposit: as a status change would book it (PEOPLE-504). */
export const assignedMoney: ApprovableKind<AssignPayload, TransferId> = {
  code: 'STATUS_CHANGE',
  payload: object({
    action: literal('assign'),
    id: idStruct<TransferId>(integer()),
    invoiceId: idStruct<InvoiceId>(string()),
    reason: string(),
  }),

  preview: async (tx, change) =>
    named(await moneyEffect(tx, () => assign(tx, change)), 'ASSIGNED_TRANSFER'),

  execute: (tx, change) =>
    asPreviewed(tx, change, 'invoice.status.change', () => assign(tx, change)),
};

async function assign(tx: Tx, { payload, staff, now }: ApprovableChange<AssignPayload>) {
  const { action: _, ...which } = payload;
  await assignTransfer(tx, { ...which, staff, now });
  return payload.id;
}

type Executed = Pick<ApprovableChange<unknown>, 'expectedVersion' | 'judged' | 'staff'>;

/** Executes it where its deposit is still the one, and as it was, that the approver saw; 409 `conflict` otherwise. */
async function asPreviewed(
  tx: Tx,
  { staff, expectedVersion, judged }: Executed,
  needed: Permission,
  act: () => Promise<TransferId>,
): Promise<TransferId> {
  if (!hasPermission(staff.permissions, needed)) throw new ProblemError('forbidden');
  if (expectedVersion !== undefined) {
    const effect = await moneyEffect(tx, act);
    // Money without a named deposit may find another one by now, and less of a transfer may be left.
    const isSame =
      effect.version === expectedVersion &&
      isAsJudged(withoutNewId(effect), judged && withoutNewId(judged));
    if (!isSame) throw new ProblemError('conflict');
  }
  return act();
}

/** Money that finds no deposit has another id each time it is tried. */
function withoutNewId({ subject, preview }: JudgedChange): JudgedChange {
  return { preview, subject: subject.startsWith('invoice:') ? subject : '' };
}

/** Runs what gives money to a deposit, undoes it and describes it. */
async function moneyEffect(tx: Tx, act: () => Promise<TransferId>): Promise<ApprovableEffect> {
  const { row, given, money, after } = await undone(tx, async () => {
    const id = await act();
    const [written] = await tx.select().from(transfer).where(eq(transfer.id, id));
    if (!written) throw new Error(`transfer ${id} was not written`);
    const { invoiceId } = written;
    return {
      row: written,
      // Of one that was returned in part, what is left (LEDGER-280).
      money: minus(written.amount, (await readReturned(tx, id)).amount),
      given: invoiceId === null ? zeroUnits : await givenByPeople(tx, invoiceId),
      after: await findInvoice(tx, invoiceId),
    };
  });
  const before = await findInvoice(tx, row.invoiceId);
  if (!before || !after) return noDeposit(row);
  const { id, currency, isTest, merchantId, version } = before;
  const isBooked = ({ status }: InvoiceRow) => isOneOf(status, ['PAYED', 'DONE']);
  // The last part of a deposit's money books the whole of it.
  const amount = isBooked(after) && after.amount > money ? after.amount : money;
  return {
    subject: `invoice:${id}`,
    merchantId,
    isTest,
    version,
    size: isBooked(before) ? null : { amount, currency },
    // One person could give it in parts, and let a provider report the last one (PEOPLE-541).
    together: given > amount ? given : amount,
    vouched: row.source === 'provider' ? zeroUnits : money,
    preview: {
      changes: [
        amountChange('Money', currency, null, money),
        textChange('Bank’s reference', null, row.externalId),
        textChange('Status', before.status, after.status),
      ],
    },
  };
}

/** The effect with the name of its change. */
function named(effect: ApprovableEffect, variant: ApprovalVariant): ApprovableEffect {
  return { ...effect, preview: { ...effect.preview, variant } };
}

/** Money without a deposit waits in suspense, and a second person sees it when it leaves (PEOPLE-505). */
function noDeposit({ id }: { readonly id: TransferId }): ApprovableEffect {
  const subject = `transfer:${id}`;
  const preview = { changes: [] };
  return { subject, merchantId: null, isTest: false, version: 0, size: null, preview };
}

async function findInvoice(tx: Tx, id: InvoiceId | null): Promise<InvoiceRow | undefined> {
  if (id === null) return undefined;
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, id));
  return row;
}
