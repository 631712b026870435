import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { type Given, places, statement } from '../../db/statement.ts';
import { notify } from '../../notifications/notify.ts';
import { type InvoiceRow, lockInvoice } from '../invoices/invoice-row.ts';
import { judgeMoney, reportedTotal } from '../invoices/judge-money.ts';
import { bookTransfer } from './book-transfer.ts';
import { lockMatch } from './match-deposit.ts';
import { lockNamed } from './named-deposit.ts';
import type { ReportedAccount } from './reported-account.ts';
import { type TransferRow, findTransfer } from './transfer-row.ts';

/** A report of money that reached an account of ours. */
export type TransferReport = {
  /** Its provider, or a member of staff, whose name of an invoice was judged before. */
  readonly actor: Extract<Actor, { type: 'provider' | 'staff' }>;
  readonly account: ReportedAccount;
  /** The reporter's own id of the transfer: the same one again changes nothing. */
  readonly externalId: string;
  /** Minor units. */
  readonly amount: bigint;
  /** The invoice that it says it is for. */
  readonly invoiceId?: string | undefined;
  /** The same, where who reports holds it already and knows that it is for this one. */
  readonly owner?: InvoiceRow;
  readonly comment?: string | undefined;
  readonly now: Date;
};

/** What became of a report: `contradicts` where its id is known with other content, which stays. */
export type TakenTransfer = {
  readonly outcome: 'taken' | 'known' | 'contradicts';
  readonly transfer: TransferRow;
};

/**
 * Takes a report of money: it is posted to suspense at once, finds its invoice (decision 20), which moves
 * as the transition table says (decisions 11, 14), or waits for a person, who is told. A report that was
 * taken before is not taken again. The invoice is held before the transfer is written, by everybody.
 */
export async function takeTransfer(tx: Tx, report: TransferReport): Promise<TakenTransfer> {
  // Where nothing is to be found or held first, writing it says as well whether it is known.
  const known = report.owner
    ? undefined
    : await findTransfer(tx, report.account, report.externalId);
  if (known) return judgeRepeat(tx, known, report);
  const owner = report.owner ?? (await lockOwner(tx, report));
  const written = await writeTransfer(tx, report, owner);
  if (!written) {
    // The same report at the same time was faster; it is there now.
    const faster = await findTransfer(tx, report.account, report.externalId);
    if (!faster) throw new Error(`transfer ${report.externalId} is neither new nor known`);
    return judgeRepeat(tx, faster, report);
  }
  const money = { transfer: written, account: report.account, now: report.now };
  const [total] = await Promise.all([
    owner && reportedTotal(tx, owner.id),
    bookTransfer(tx, money, owner),
  ]);
  if (owner) await judgeMoney(tx, owner, { ...report, cameAt: report.now, total });
  else await tellUnmatched(tx, written, report);
  return { outcome: 'taken', transfer: written };
}

async function lockOwner(tx: Tx, report: TransferReport): Promise<InvoiceRow | undefined> {
  const { actor, account, amount, invoiceId, now } = report;
  const named =
    invoiceId === undefined
      ? undefined
      : await (actor.type === 'staff'
          ? lockInvoice(tx, invoiceId)
          : lockNamed(tx, { invoiceId, account, now }));
  return named ?? lockMatch(tx, { accountId: account.id, amount, now });
}

const transferColumns = [
  'accountId',
  'providerId',
  'personId',
  'source',
  'externalId',
  'amount',
  'invoiceId',
  'namedInvoiceId',
  'comment',
  'createdAt',
] as const;

const insertTransfer = statement((composer, given: Given<Omit<TransferRow, 'id'>>) =>
  composer
    .insert(transfer)
    .values(places(given, transferColumns))
    .onConflictDoNothing()
    .returning({ id: transfer.id }),
);

async function writeTransfer(
  tx: Tx,
  { actor, account, externalId, amount, invoiceId, comment, now }: TransferReport,
  owner: InvoiceRow | undefined,
): Promise<TransferRow | undefined> {
  const row = {
    accountId: account.id,
    providerId: actor.type === 'provider' ? account.providerId : null,
    personId: actor.type === 'staff' ? actor.id : null,
    source: actor.type,
    externalId,
    amount,
    invoiceId: owner?.id ?? null,
    namedInvoiceId: invoiceId ?? null,
    comment: comment ?? null,
    createdAt: now,
  };
  const [written] = await insertTransfer(tx, row);
  return written && { ...written, ...row };
}

/** A provider that says two things of one transfer is for a person to judge; a person sees it at once. */
async function judgeRepeat(
  tx: Tx,
  known: TransferRow,
  { actor, account, amount, invoiceId, now }: TransferReport,
): Promise<TakenTransfer> {
  const { namedInvoiceId } = known;
  const isSame =
    known.accountId === account.id &&
    known.amount === amount &&
    (namedInvoiceId === null || invoiceId === undefined || namedInvoiceId === invoiceId);
  if (isSame) return { outcome: 'known', transfer: known };
  if (actor.type === 'provider') {
    await notify(tx, {
      kind: 'REPORTS_CONTRADICT',
      subject: `transfer:${known.id}`,
      merchantId: null,
      isTest: account.isTest,
      details: {
        accountId: account.id,
        amount: String(known.amount),
        saidAmount: String(amount),
        currency: account.currency,
      },
      now,
    });
  }
  return { outcome: 'contradicts', transfer: known };
}

async function tellUnmatched(tx: Tx, row: TransferRow, report: TransferReport): Promise<void> {
  const { id, currency, isTest } = report.account;
  await notify(tx, {
    kind: 'TRANSFER_UNMATCHED',
    subject: `transfer:${row.id}`,
    merchantId: null,
    isTest,
    details: { accountId: id, amount: String(row.amount), currency },
    now: report.now,
  });
}
