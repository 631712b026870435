import { zeroUnits, addMoney, money } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { type Given, places, statement, write } from '../../db/statement.ts';
import { notify } from '../../notifications/notify.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import { followMoney, judgeMoney } from '../invoices/judge-money.ts';
import { writePostings } from '../ledger/insert-posting.ts';
import { prepareTransfer } from './book-transfer.ts';
import { announceReport } from '../ledger/hold-reports.ts';
import { lockMatch } from './match-deposit.ts';
import { lockNamed } from './named-deposit.ts';
import { lockVouched, replaceVouching } from './replace-vouching.ts';
import { leaveToPeople } from './leave-to-people.ts';
import type { PreloadedReport } from './preload-report.ts';
import { claimStated, giveToInvoice } from './stated-transfer.ts';
import type { TransferReport } from './transfer-report.ts';
import { type TransferRow, findTransfer } from './transfer-row.ts';
import { readReturned } from '../ledger/waiting-transfer.ts';

/** The result of a report: `contradicts` if its id is known with other content, which stays. */
export type TakenTransfer = {
  readonly outcome: 'taken' | 'known' | 'contradicts';
  readonly transfer: TransferRow;
};

/**
 * Takes a report of money: it is posted to suspense at once, is matched to an invoice (ROUTING-31),
 * which moves as the transition table says (LEDGER-15, INVOICE-15), or waits for staff, who are
 * notified. A repeated report is ignored. The invoice is always locked before the transfer is
 * written.
 */
export async function takeTransfer(tx: Tx, report: TransferReport): Promise<TakenTransfer> {
  const { holding, account, externalId, source } = report;
  // The sandbox has locked its deposit by now; its money is never on a bank's statement.
  if (!holding && source !== 'statement') await announceReport(tx, account.id);
  const isKnown = holding?.preloaded.isKnown ?? true;
  const known = isKnown ? await findTransfer(tx, account, externalId) : undefined;
  const mayBeStated = source !== 'statement' && !holding && isOfLine(known, report);
  const stated = mayBeStated && (await claimStated(tx, report, known !== undefined));
  if (stated && !stated.isRepeated) {
    const { transfer: ofLine, arrivedBefore } = stated;
    return confirmStated(tx, { ...report, arrivedBefore }, ofLine);
  }
  const repeated = stated ? stated.transfer : known;
  if (repeated) return judgeRepeat(tx, repeated, report);
  const owner = holding?.owner ?? (await lockOwner(tx, report));
  const row = transferOf(report, owner);
  const written = holding ? keepTransfer(tx, row, holding.preloaded) : await writeTransfer(tx, row);
  if (!written) {
    // The same report at the same time was faster; it is there now.
    const faster = await findTransfer(tx, account, externalId);
    if (!faster) throw new Error(`transfer ${externalId} is neither new nor known`);
    return judgeRepeat(tx, faster, report);
  }
  await follow(tx, report, { transfer: written, owner });
  return { outcome: 'taken', transfer: written };
}

/** Whether a report may be about a line of a statement: a person's by its reference is handled as a repeated one (LEDGER-305). */
function isOfLine(known: TransferRow | undefined, { actor }: TransferReport): boolean {
  return !known || (known.source === 'statement' && actor.type === 'provider');
}

/**
 * A provider reports money that its bank's statement showed before (LEDGER-263): nothing is posted again, and
 * the transfer of the statement gets the deposit of the report, if it has none.
 */
async function confirmStated(
  tx: Tx,
  report: TransferReport,
  stated: TransferRow,
): Promise<TakenTransfer> {
  if (stated.invoiceId !== null) return judgeRepeat(tx, stated, report);
  // A person names its deposit, else it waits for one who does (LEDGER-305).
  if (report.actor.type === 'staff') return { outcome: 'known', transfer: stated };
  // A person gives it back: the report finds no money that a deposit could get (LEDGER-280).
  const isGivenBack = (await readReturned(tx, stated.id)).amount > 0n;
  const found = isGivenBack ? undefined : await lockOwner(tx, report);
  if (found) {
    const { actor, now } = report;
    const owner = await replaceVouching(tx, found, report);
    const isReplacing = owner !== found;
    await giveToInvoice(tx, { transfer: stated, owner, isReplacing, actor, now });
  }
  return { outcome: 'known', transfer: stated };
}

type Found = { readonly transfer: TransferRow; readonly owner: InvoiceRow | undefined };

/** The effects of a recorded report: the postings, its invoice, a notification. */
async function follow(tx: Tx, report: TransferReport, found: Found): Promise<void> {
  const { account, amount, now } = report;
  const { transfer: row } = found;
  const preloaded = report.holding?.preloaded;
  const owner = found.owner && (await replaceVouching(tx, found.owner, report));
  const isReplacing = owner !== found.owner;
  const counted = money(isReplacing ? zeroUnits : amount, account.currency);
  const total =
    preloaded && owner && addMoney(money(preloaded.total, owner.currency), counted).amount;
  // The comment of a report stays with its transfer.
  const reported = {
    ...report,
    comment: undefined,
    cameAt: now,
    total,
    preloaded: preloaded?.books,
  };
  const judged = owner && (await judgeMoney(tx, owner, reported));
  const { postingContext } = preloaded?.books ?? {};
  const posting = await prepareTransfer(tx, { transfer: row, account, now }, owner, postingContext);
  // Its money was booked when it was vouched for: the deposit does not move again.
  const isBooked = isReplacing && judged?.outcome.path.length === 0;
  if (judged && !isBooked) await followMoney(tx, judged, posting);
  else {
    writePostings(tx, posting ? [posting] : []);
    if (!isBooked) await notifyUnmatched(tx, row, report);
  }
}

async function lockOwner(tx: Tx, report: TransferReport): Promise<InvoiceRow | undefined> {
  const { actor, account, amount, arrivedBefore, invoiceId, now } = report;
  const named =
    invoiceId === undefined
      ? undefined
      : await (actor.type === 'staff'
          ? lockInvoice(tx, invoiceId)
          : lockNamed(tx, { invoiceId, account, now }));
  if (named) return named;
  const match = await lockMatch(tx, { accountId: account.id, amount, arrivedBefore, now });
  if (!match) return lockVouched(tx, report);
  return (await leaveToPeople(tx, match, report)) ? undefined : match;
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
  'reversesId',
  'createdAt',
] as const;

const insertTransfer = statement((composer, given: Given<Omit<TransferRow, 'id'>>) =>
  composer
    .insert(transfer)
    .values(places(given, transferColumns))
    .onConflictDoNothing()
    .returning({ id: transfer.id }),
);

const insertPreloaded = write((composer, given: Given<TransferRow>) =>
  composer.insert(transfer).values(places(given, ['id', ...transferColumns])),
);

function transferOf(
  { actor, source, account, externalId, amount, invoiceId, comment, now }: TransferReport,
  owner: InvoiceRow | undefined,
): Omit<TransferRow, 'id'> {
  return {
    accountId: account.id,
    providerId: actor.type === 'provider' ? account.providerId : null,
    personId: actor.type === 'staff' ? actor.id : null,
    source: source ?? actor.type,
    externalId,
    amount,
    invoiceId: owner?.id ?? null,
    namedInvoiceId: invoiceId ?? null,
    comment: comment ?? null,
    reversesId: null,
    createdAt: now,
  };
}

/** Writes a transfer; undefined where its report is there already. */
async function writeTransfer(
  tx: Tx,
  row: Omit<TransferRow, 'id'>,
): Promise<TransferRow | undefined> {
  const [written] = await insertTransfer(tx, row);
  return written && { ...written, ...row };
}

/** The same where its report is known not to be there, and the invoice that it is for is held. */
function keepTransfer(
  tx: Tx,
  row: Omit<TransferRow, 'id'>,
  { transferId: id }: PreloadedReport,
): TransferRow {
  insertPreloaded(tx, { id, ...row });
  return { id, ...row };
}

/** Staff must decide when a provider contradicts its own report; they are notified at once. */
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

async function notifyUnmatched(tx: Tx, row: TransferRow, report: TransferReport): Promise<void> {
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
