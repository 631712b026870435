import { asId, type ReturnId } from '@tiyin/domain/ids';
import { type MinorUnits, isLessMoney, money } from '@tiyin/domain/money';
import { lastFour } from '@tiyin/domain/requisites';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn } from '../../db/schema.ts';
import { resolve } from '../../notifications/notify.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import { type LockedAccount, lockAccount } from '../accounts/lock-account.ts';
import { appendEvent } from '../invoices/events.ts';
import { readReason, requireReason } from '../given-reason.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { readPayee } from '../payouts/payee.ts';
import { standingLessPayouts } from '../routing/account-funds.ts';
import { postReturn } from './post-return.ts';
import { type ReturnRow, liveReturnOf, returnPayeeOwner } from './return-row.ts';
import {
  type LockedSource,
  type ReturnSource,
  accountOf,
  lockSource,
  merchantOf,
  returnableOf,
  subjectOf,
} from './return-source.ts';
import { fulfilReturnRequest } from './return-request.ts';
import { findVisible } from '../transfers/read-transfer.ts';
import { startReturn } from './start-return.ts';

/** A person's command to return money from suspense. */
export type ReturnCommand = {
  readonly staff: Pick<Staff, 'id' | 'merchantId' | 'permissions' | 'testDashboard'>;
  readonly source: ReturnSource;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly reason: string | undefined;
  /** Card or phone by the method of the account that the money came to. */
  readonly payee: {
    readonly credential: string;
    readonly bankCodeInteger?: number | undefined;
  };
  /** The version of the invoice that the person saw; undefined if none was sent. */
  readonly expectedVersion?: number | undefined;
  readonly secrets: Secrets;
  readonly now: Date;
};

/**
 * Gives money in suspense back to its sender, from the account that it came to (LEDGER-250): it leaves
 * suspense at once, and comes back where the provider refuses. 404 out of scope; 409 `return_under_way`, and
 * as `returnableOf`; 422 `reason_required`, `insufficient_funds` if the account has too little, or the field.
 */
export async function returnMoney(tx: Tx, command: ReturnCommand): Promise<ReturnRow> {
  requireReason(true, readReason(command.reason));
  return applyReturn(tx, command);
}

/** Makes a return as `returnMoney`, also without a reason: for its preview. */
export async function applyReturn(tx: Tx, command: ReturnCommand): Promise<ReturnRow> {
  const reason = readReason(command.reason);
  const { staff, source, amount, secrets, now } = command;
  if ('invoiceId' in source) await requireVisible(tx, staff, source.invoiceId);
  const locked = await lockSource(tx, source);
  // It may have been assigned to a deposit of another merchant.
  if ('transferId' in source) await findVisible(tx, staff, source.transferId);
  const { expectedVersion = locked.invoice?.version } = command;
  if (locked.invoice && locked.invoice.version !== expectedVersion) {
    throw new ProblemError('conflict');
  }
  const returnable = await returnableOf(tx, locked);
  if (await liveReturnOf(tx, source)) throw new ProblemError('return_under_way');
  if (amount > returnable) throw notAllowed('/amount', 'More than stands in suspense');
  const account = await lockPayingAccount(tx, locked, amount);
  const { row: paying } = account;
  const { credential, ...payee } = readPayee({
    ...command.payee,
    methodId: paying.methodId,
    at: '/payee',
  });
  const id = asId<ReturnId>(uuidv7({ msecs: now.getTime() }));
  const row: ReturnRow = {
    transferId: null,
    invoiceId: null,
    ...source,
    ...payee,
    id,
    merchantId: merchantOf(locked),
    accountId: paying.id,
    currency: paying.currency,
    isTest: account.isTest,
    amount,
    credentialEncrypted: secrets.encrypt(credential, returnPayeeOwner(id)),
    credentialLastFour: lastFour(credential),
    credentialIndex: secrets.blindIndex(credential),
    status: 'NEW',
    externalId: null,
    refusal: null,
    reason: reason ?? '',
    personId: staff.id,
    createdAt: now,
    statusAt: now,
  };
  await tx.insert(moneyReturn).values(row);
  const by = { personId: staff.id, comment: reason };
  const started = { kind: 'return_started', from: 'suspense', to: 'reserve' } as const;
  await postReturn(tx, { row, source: locked }, { ...started, by, now });
  noteStart(tx, row, locked, { reason, now });
  if (locked.transfer && amount === returnable) {
    await resolve(tx, subjectOf(source), now, 'TRANSFER_UNMATCHED');
  }
  if (locked.invoice && amount === returnable) {
    const fulfilled = { invoiceId: locked.invoice.id, returnId: id, personId: staff.id, now };
    await fulfilReturnRequest(tx, fulfilled);
  }
  await startReturn(tx, { row, providerId: paying.providerId, now });
  return row;
}

function noteStart(
  tx: Tx,
  { id, amount, accountId, currency, personId }: ReturnRow,
  { invoice, transfer }: LockedSource,
  { reason, now }: { readonly reason: string | undefined; readonly now: Date },
): void {
  const actor = { type: 'staff', id: personId } as const;
  const details = { returnId: id, amount: String(amount) };
  if (invoice) {
    const event = { code: 'return_started', status: null, actor, details } as const;
    appendEvent(tx, invoice, { ...event, comment: reason, now });
  }
  const subject = invoice ? `invoice:${invoice.id}` : `transfer:${transfer.id}`;
  recordAudit(tx, {
    actor,
    action: 'money.returned',
    subject,
    details: { ...details, currency, accountId },
    now,
  });
}

/** The account that the money came to, if what stands there covers the return. */
async function lockPayingAccount(
  tx: Tx,
  source: LockedSource,
  amount: MinorUnits,
): Promise<LockedAccount> {
  const accountId = await accountOf(tx, source);
  if (accountId === undefined) throw notAllowed('', 'The money came to no account of ours');
  const account = await lockAccount(tx, accountId, undefined);
  if (!account.row.isEnabled) throw notAllowed('', 'The account that the money came to is off');
  const { currency } = account.row;
  const free = await standingLessPayouts(tx, { accountId, currency, isTest: account.isTest });
  const needed = money(amount, source.invoice?.currency ?? currency);
  if (isLessMoney(free, needed)) throw new ProblemError('insufficient_funds');
  return account;
}
