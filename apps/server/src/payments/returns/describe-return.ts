import type { ReturnId } from '@tiyin/domain/ids';
import { payoutStatusByCode } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { sbpBankByCode } from '@tiyin/domain/references';
import { methodById } from '@tiyin/domain/requisites';
import { type SQL, desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn, paymentAccount, person, provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import { auditCredentialRead } from '../accounts/credential.ts';
import { describeCurrency } from '../describe-currency.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { findVisible } from '../transfers/read-transfer.ts';
import { isReturnEndable } from './return-endable.ts';
import { isReturnUnderWay, openReturnPayee, readReturn } from './return-row.ts';
import { type ReturnSource, sourceOf } from './return-source.ts';

/**
 * 404 for a source out of a person's scope: an invoice, or a transfer that was assigned to one since; an unmatched one
 * belongs to no merchant (PEOPLE-20).
 */
export async function requireVisibleSource(
  tx: Tx,
  staff: Staff,
  source: ReturnSource,
): Promise<void> {
  await ('transferId' in source
    ? findVisible(tx, staff, source.transferId)
    : requireVisible(tx, staff, source.invoiceId));
}

type Reader = { readonly staff: Staff; readonly now: Date };

/** The returns of a transfer or an invoice in a person's scope, newest first; 404 beyond it. */
export async function listReturns(tx: Tx, { staff, now }: Reader, source: ReturnSource) {
  await requireVisibleSource(tx, staff, source);
  const isOf =
    'transferId' in source
      ? eq(moneyReturn.transferId, source.transferId)
      : eq(moneyReturn.invoiceId, source.invoiceId);
  return select(tx, { staff, now }, isOf);
}

/** One return, as a person may see it. */
export async function describeReturn(tx: Tx, reader: Reader, id: ReturnId) {
  const [found] = await select(tx, reader, eq(moneyReturn.id, id));
  if (!found) throw new ProblemError('not_found');
  return found;
}

type Reading = Reader & { readonly returnId: ReturnId; readonly secrets: Secrets };

/** One return in a person's scope, with its payee for people who may see it, which is audited (PEOPLE-41); else 404. */
export async function readReturnFor(tx: Tx, { staff, returnId, secrets, now }: Reading) {
  const row = await readReturn(tx, returnId);
  if (!row) throw new ProblemError('not_found');
  await requireVisibleSource(tx, staff, sourceOf(row));
  const described = await describeReturn(tx, { staff, now }, returnId);
  if (!hasPermission(staff.permissions, 'invoice.credentials.read')) return described;
  await auditCredentialRead(tx, { staff, of: { returnId }, now });
  const bank = row.bankCode === null ? undefined : sbpBankByCode(row.bankCode);
  const payee = {
    value: openReturnPayee(secrets, row),
    ...(bank && { bankName: bank.name }),
    paymentMethodName: methodById(row.methodId)?.name ?? '',
  };
  return { ...described, payee };
}

async function select(tx: Tx, { staff, now }: Reader, which: SQL) {
  const seesProvider = hasPermission(staff.permissions, 'invoice.provider.read');
  const rows = await tx
    .select({ row: moneyReturn, person, account: paymentAccount, kind: provider.kind })
    .from(moneyReturn)
    .innerJoin(person, eq(person.id, moneyReturn.personId))
    .innerJoin(paymentAccount, eq(paymentAccount.id, moneyReturn.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(which)
    .orderBy(desc(moneyReturn.createdAt), desc(moneyReturn.id));
  return rows.map(({ row, person: by, account, kind }) => ({
    id: row.id,
    transferId: row.transferId,
    invoiceId: row.invoiceId,
    status: payoutStatusByCode(row.status),
    createDate: row.createdAt.toISOString(),
    statusDate: row.statusAt.toISOString(),
    amount: amountToWire(row.amount),
    currency: describeCurrency(row.currency),
    isTest: row.isTest,
    account: {
      id: account.id,
      lastFour: account.valueLastFour,
      ...(account.bankName !== null && { bankName: account.bankName }),
    },
    payeeLastFour: row.credentialLastFour,
    reason: row.reason,
    ...(seesProvider && row.refusal !== null && { refusal: row.refusal }),
    personName: `${by.firstName} ${by.lastName}`.trim(),
    // A person makes it by hand, and confirms or refuses it.
    isMadeByHand: kind === 'manual',
    isConfirmable: kind === 'manual' && isReturnUnderWay(row),
    isEndable: kind !== 'manual' && isReturnEndable(row, now),
  }));
}
