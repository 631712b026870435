import { type CredentialTypeCode, isRequisite, readCredential } from '@tiyin/domain/accounts';
import { lastFour, methodById } from '@tiyin/domain/requisites';
import { and, eq, gt, inArray, isNull, ne, or } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { databaseError } from '../../db/query-error.ts';
import { lease, paymentAccount } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { AccountRow } from '../routing/account-row.ts';
import { keepFormerCredential } from './credential-as-issued.ts';
import { credentialOwner } from './credential.ts';
import { type AccountReading, credentialOf, readAccount } from './describe-account.ts';
import { lockRow } from './lock-row.ts';

type Target = AccountReading & {
  readonly credentialType: CredentialTypeCode;
  readonly expectedVersion: number | undefined;
};

type Written = Target & { readonly paramType?: string | undefined; readonly value: string };

/**
 * Adds a missing credential to the account (ROUTING-19, ROUTING-16): 422 with the invalid field,
 * 409 `conflict` when the version is stale.
 */
export async function addCredential(tx: Tx, command: Written) {
  const row = await lock(tx, command);
  const known = credentialOf(command.secrets, row, command.credentialType);
  if (known) throw notAllowed('/credentialType', 'The account has one already: edit it');
  return write(tx, row, command);
}

/** Changes a credential that the account has, likewise; 409 `credential_in_use` while money may come to it. */
export async function changeCredential(tx: Tx, command: Written) {
  const row = await lock(tx, command);
  await requireKnown(tx, row, command);
  return write(tx, row, command);
}

/** Removes a credential; without card or phone the account takes no deposits. 409 as with a change. */
export async function removeCredential(tx: Tx, command: Target) {
  const row = await lock(tx, command);
  await requireKnown(tx, row, command);
  return keep(tx, row, command, columnsOf(command, null));
}

const lock = (tx: Tx, command: Target) =>
  lockRow(tx, { ...command, readCurrent: () => readAccount(tx, command) });

async function requireKnown(tx: Tx, row: AccountRow, command: Target): Promise<void> {
  const known = credentialOf(command.secrets, row, command.credentialType);
  if (known?.credentialType !== command.credentialType) {
    throw notAllowed('/credentialType', 'The account has none of this type');
  }
  if (isRequisite(command.credentialType)) await requireNobodyPays(tx, row, command.now);
}

/**
 * A customer who saw a card may still pay to it: it stays until the last grace is over
 * (ROUTING-19).
 */
async function requireNobodyPays(tx: Tx, row: AccountRow, now: Date): Promise<void> {
  const [waiting] = await tx
    .select({ id: lease.id })
    .from(lease)
    .where(and(eq(lease.accountId, row.id), or(isNull(lease.heldUntil), gt(lease.heldUntil, now))))
    .limit(1);
  if (!waiting) return;
  const detail =
    'Money may still come to this number. Turn the account off, and change it when its last deposit is over';
  throw new ProblemError('credential_in_use', { detail });
}

async function write(tx: Tx, row: AccountRow, command: Written) {
  const method = methodById(row.methodId);
  if (!method) throw new Error(`account ${row.id} has no method`);
  const reading = readCredential(method, command);
  if (!reading.ok) throw notAllowed(reading.problem.path, reading.problem.message);
  const columns = columnsOf(command, reading.value);
  if (columns.valueIndex && reading.value !== null) {
    await requireUnused(tx, row, command.secrets.blindIndexes(reading.value));
  }
  return keep(tx, row, command, columns);
}

/** A number belongs to one account: with two, the receiver of money would be ambiguous. */
async function requireUnused(tx: Tx, row: AccountRow, indexes: readonly string[]): Promise<void> {
  const [other] = await tx
    .select({ id: paymentAccount.id })
    .from(paymentAccount)
    .where(and(inArray(paymentAccount.valueIndex, indexes), ne(paymentAccount.id, row.id)));
  if (other) throw notAllowed('/value', `Account ${other.id} has this number already`);
}

type Columns = Partial<
  Pick<AccountRow, 'bankName' | 'owner' | 'valueEncrypted' | 'valueIndex' | 'valueLastFour'>
>;

function columnsOf(command: Target, value: string | null): Columns {
  const { accountId, credentialType, secrets } = command;
  if (credentialType === 'OWNER') return { owner: value };
  if (credentialType === 'BANK_NAME') return { bankName: value };
  if (value === null) return { valueEncrypted: null, valueIndex: null, valueLastFour: '' };
  return {
    valueEncrypted: secrets.encrypt(value, credentialOwner(accountId)),
    valueIndex: secrets.blindIndex(value),
    valueLastFour: lastFour(value),
  };
}

async function keep(tx: Tx, row: AccountRow, command: Target, columns: Columns) {
  const { credentialType, staff, now } = command;
  await keepFormerCredential(tx, row, now);
  const changed = { ...columns, credentialChangedAt: now, version: row.version + 1 };
  await tx
    .update(paymentAccount)
    .set(changed)
    .where(eq(paymentAccount.id, row.id))
    .catch((error: unknown) => {
      // A concurrent change gave the number to another account.
      if (databaseError(error)?.code !== '23505') throw error;
      throw notAllowed('/value', 'Another account has this number already');
    });
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.credential_changed',
    subject: `account:${row.id}`,
    ...shownSides(row, columns),
    details: { credentialType },
    now,
  });
  return readAccount(tx, command);
}

/**
 * Of a card or phone the audit has the last four digits, of its owner and bank the first letter (PEOPLE-42). Equal ones stay
 * in: the rest may differ.
 */
function shownSides(row: AccountRow, { bankName, owner, valueLastFour }: Columns) {
  if (bankName !== undefined) {
    return {
      before: { bankName: firstLetter(row.bankName) },
      after: { bankName: firstLetter(bankName) },
    };
  }
  if (owner !== undefined) {
    return { before: { owner: firstLetter(row.owner) }, after: { owner: firstLetter(owner) } };
  }
  const after = { lastFour: valueLastFour ?? row.valueLastFour };
  return { before: { lastFour: row.valueLastFour }, after };
}

function firstLetter(name: string | null): string | null {
  return name === null ? null : `${name.slice(0, 1)}…`;
}
