import type { ReturnId } from '@tiyin/domain/ids';
import { payoutStatusByCode } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import { type SQL, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { moneyReturn, paymentAccount, person, provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { isReturnUnderWay } from './return-row.ts';
import type { ReturnSource } from './return-source.ts';

/** The returns of an unmatched transfer, or of an invoice in a person's scope, newest first; 404 beyond it. */
export async function listReturns(tx: Tx, staff: Staff, source: ReturnSource) {
  if ('transferId' in source) return select(tx, eq(moneyReturn.transferId, source.transferId));
  await requireVisible(tx, staff, source.invoiceId);
  return select(tx, eq(moneyReturn.invoiceId, source.invoiceId));
}

/** One return. */
export async function describeReturn(tx: Tx, id: ReturnId) {
  const [found] = await select(tx, eq(moneyReturn.id, id));
  if (!found) throw new ProblemError('not_found');
  return found;
}

async function select(tx: Tx, which: SQL) {
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
    personName: `${by.firstName} ${by.lastName}`.trim(),
    // A person makes it by hand, and confirms or refuses it.
    isConfirmable: kind === 'manual' && isReturnUnderWay(row),
  }));
}
