import type { InvoiceId } from '@tiyin/domain/ids';
import { amountToWire, zeroUnits } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { callbackAddress } from '../../callbacks/address.ts';
import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  invoice,
  invoiceAssignment,
  merchant,
  paymentAccount,
  person,
  provider,
  supportTicket,
  terminal,
} from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { accountAsIssued } from '../accounts/credential-as-issued.ts';
import { auditCredentialRead, openCredential } from '../accounts/credential.ts';
import type { AccountRow } from '../routing/account-row.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeMissingPayout } from '../payouts/missing-payout.ts';
import { describeOpenPayout } from '../payouts/open-payout.ts';
import { openPayee, payeeBank } from '../payouts/payee.ts';
import { isUnderWay, payoutsOf } from '../payouts/payout-row.ts';
import { payoutWindowEnd } from '../payouts/payout-window.ts';
import { retryProblem } from '../payouts/retry-problem.ts';
import { describeReceived } from './merchant-invoice.ts';
import { pendingOnInvoice } from './pending-approvals.ts';
import { type GivenBack, nothingGivenBack, refundsOf, returnsOf } from './refunds-under-way.ts';
import { isReturnable, suspenseOf } from './suspense.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { describeAssignee, ofSide } from './assignments.ts';
import { describeInvoice } from './columns.ts';
import { waitsUntil } from './waits-until.ts';

type Reading = {
  readonly staff: Staff;
  readonly invoiceId: InvoiceId;
  readonly secrets: Secrets;
  readonly now: Date;
};

/**
 * One invoice for a person: 404 out of scope, without data that needs a missing permission
 * (PEOPLE-33). Reading the requisites is audited (PEOPLE-41).
 */
export async function readInvoice(tx: Tx, reading: Reading) {
  const { staff } = reading;
  const [row] = await tx
    .select({
      invoice,
      merchantName: merchant.name,
      terminal,
      account: paymentAccount,
      providerName: provider.name,
      assignee: { id: person.id, firstName: person.firstName, lastName: person.lastName },
      hasCallbackAddress: sql<boolean>`${callbackAddress} is not null`,
    })
    .from(invoice)
    .innerJoin(merchant, eq(merchant.id, invoice.merchantId))
    .innerJoin(terminal, eq(terminal.id, invoice.terminalId))
    .leftJoin(paymentAccount, eq(paymentAccount.id, invoice.accountId))
    .leftJoin(provider, eq(provider.id, paymentAccount.providerId))
    .leftJoin(invoiceAssignment, and(eq(invoiceAssignment.invoiceId, invoice.id), ofSide(staff)))
    .leftJoin(person, eq(person.id, invoiceAssignment.personId))
    .where(and(eq(invoice.id, reading.invoiceId), inScope(staff, invoice.merchantId)));
  if (!row) throw new ProblemError('not_found');
  const may = (
    permission:
      | 'invoice.credentials.read'
      | 'invoice.event.read'
      | 'invoice.provider.read'
      | 'merchant.callback.edit'
      | 'people.account'
      | 'transfer.confirm',
  ) => hasPermission(staff.permissions, permission);
  const { invoice: it } = row;
  const requisites = may('invoice.credentials.read')
    ? await requisitesOf(tx, row, reading.secrets)
    : undefined;
  if (requisites) await auditCredentialRead(tx, { ...reading, of: { invoiceId: it.id } });
  const isDeposit = it.flowType === 'DEPOSIT';
  const refunds = isDeposit ? await refundsOf(tx, it.id) : nothingGivenBack;
  const seesReturns = isDeposit && may('transfer.confirm');
  const returns = seesReturns ? await returnsOf(tx, it.id) : nothingGivenBack;
  return {
    ...describeInvoice({
      ...it,
      merchantName: row.merchantName,
      terminalName: row.terminal.name,
      refunded: refunds.total,
    }),
    ...(it.providerInvoiceId !== null &&
      may('invoice.provider.read') && { providerInvoiceId: it.providerInvoiceId }),
    ...(row.account && may('people.account') && { paymentAccount: describeAccount(row.account) }),
    ...(await describeReceived(tx, it)),
    ...requisites,
    ...(await payoutFacts(tx, it, staff, reading.now)),
    ...(may('merchant.callback.edit') && { hasCallbackAddress: row.hasCallbackAddress }),
    ...(seesReturns && (await suspenseFacts(tx, it))),
    ...givenBackFacts(refunds, returns),
    ...(await requestFacts(tx, it)),
    ...(await approvalFacts(tx, reading)),
    ...waitingFacts(it, reading.now),
    ...(may('invoice.event.read') && { assignee: row.assignee && describeAssignee(row.assignee) }),
    version: it.version,
  };
}

/** The account as it is now; what the customer was shown is in the requisites (INVOICE-467). */
function describeAccount({ id, bankName, valueLastFour: lastFour }: AccountRow) {
  return { id, lastFour, ...(bankName !== null && { bankName }) };
}

function waitingFacts(row: InvoiceRow, now: Date) {
  const until = waitsUntil(row, now);
  return until === undefined ? {} : { waitsUntil: until.toISOString() };
}

/** The money of a deposit that stands in suspense, for people who may return it (LEDGER-250). */
async function suspenseFacts(tx: Tx, row: InvoiceRow) {
  const suspense = isReturnable(row) ? await suspenseOf(tx, row) : zeroUnits;
  return suspense > 0n && { suspenseAmount: amountToWire(suspense) };
}

/** The parts of it that are not paid out yet (INVOICE-232). */
function givenBackFacts(refunds: GivenBack, returns: GivenBack) {
  const refundsUnderWay = [...refunds.underWay, ...returns.underWay];
  return {
    ...(returns.total > 0n && { returnedAmount: amountToWire(returns.total) }),
    ...(refundsUnderWay.length > 0 && { refundsUnderWay }),
  };
}

async function approvalFacts(tx: Tx, reading: Reading) {
  const pendingApprovals = await pendingOnInvoice(tx, reading);
  return pendingApprovals.length > 0 && { pendingApprovals };
}

/** Whether its customer waits for a decision about their money (FORM-271). */
async function requestFacts(
  tx: Tx,
  { id, flowType }: InvoiceRow,
): Promise<{ readonly isReturnRequested?: true }> {
  if (flowType !== 'DEPOSIT') return {};
  const isOpen = and(
    eq(supportTicket.invoiceId, id),
    eq(supportTicket.kind, 'RETURN'),
    inArray(supportTicket.status, ['NEW', 'IN_WORK', 'PENDING']),
  );
  return (await tx.$count(supportTicket, isOpen)) > 0 ? { isReturnRequested: true } : {};
}

/** Whether a withdrawal may be paid out again, and the payout that prevents it. */
async function payoutFacts(tx: Tx, row: InvoiceRow, { permissions }: Staff, now: Date) {
  if (row.flowType !== 'WITHDRAWAL') return { isRetryable: false };
  const payouts = await payoutsOf(tx, row.id);
  const open = payouts.find(isUnderWay);
  const windowEnd = await payoutWindowEnd(tx, row, payouts);
  const seesPayouts = hasPermission(permissions, 'invoice.transaction.read');
  const isMissing = seesPayouts && open === undefined && row.status === 'IN_PROGRESS';
  return {
    ...(windowEnd && { waitsUntil: windowEnd.toISOString() }),
    isRetryable: retryProblem(row, payouts) === undefined,
    ...(open &&
      seesPayouts && {
        openPayout: await describeOpenPayout(tx, open, { invoice: row, now }),
      }),
    ...(isMissing && { missingPayout: await describeMissingPayout(tx, row, payouts) }),
  };
}

type Joined = {
  readonly invoice: InvoiceRow;
  readonly account: AccountRow | null;
  readonly providerName: string | null;
};

/** The destination: for a deposit our account, for a withdrawal its customer's. */
async function requisitesOf(
  tx: Tx,
  { invoice: it, account: invoiceAccount, providerName }: Joined,
  secrets: Secrets,
) {
  const ownProvider = providerName !== null && { provider: providerName };
  if (it.flowType === 'WITHDRAWAL') {
    const value = openPayee(secrets, it);
    const bankName = payeeBank(it);
    return (
      value !== undefined && {
        account: { value },
        credentials: { ...(bankName !== undefined && { bankName }), ...ownProvider },
      }
    );
  }
  const account = invoiceAccount && (await accountAsIssued(tx, invoiceAccount, it.id));
  const value = account ? openCredential(secrets, account) : undefined;
  return (
    account &&
    value !== undefined && {
      account: { value },
      credentials: {
        ...(account.bankName !== null && { bankName: account.bankName }),
        ...(account.owner !== null && { owner: account.owner }),
        ...ownProvider,
      },
    }
  );
}
