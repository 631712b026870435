import { maxLeasesPerForm } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { terminalMethod } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { InvoiceRow } from '../invoices/invoice-row.ts';
import { chooseAccount, readCandidates } from '../routing/choose-account.ts';
import { type HeldLease, leasesOf } from '../routing/leases.ts';
import { checkSupportCode } from './check-support-code.ts';
import { type FormRow, openForm } from './form-row.ts';
import { chooseMethod, keepChoice, noteUnavailable } from './keep-choice.ts';
import { describeRequisites, issuedRequisites } from './requisites.ts';

type Request = {
  readonly formId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly paymentMethodId: number;
  readonly supportCode: string;
  readonly secrets: Secrets;
  readonly now: Date;
};

/**
 * Fixes method and amount and answers the requisites to send money to (decisions 19, 33). Without
 * `credentials` no account is free: only why is kept, ask again. The same method and amount answer the
 * same requisites, also once the customer has paid. A withdrawal is answered its amount alone
 * (decision 32).
 */
export async function issueRequisites(tx: Tx, request: Request) {
  const { form, invoice } = await openForm(tx, request.formId, request.now);
  await checkSupportCode(form, request.supportCode);
  const wire = { amount: amountToWire(request.amount) };
  if (invoice.flowType === 'WITHDRAWAL') {
    checkWish(form, invoice, request, await findOffer(tx, invoice, request));
    await chooseMethod(tx, invoice, request);
    return wire;
  }
  if (isIssued(invoice, request)) {
    const credentials = await issuedRequisites(tx, request.secrets, invoice);
    return { ...wire, ...(credentials && { credentials }) };
  }
  if (invoice.status !== 'NEW' && invoice.status !== 'IN_PROGRESS') {
    throw new ProblemError('form_ended');
  }
  const { account, explanation } = await route(tx, form, invoice, request);
  if (!account) {
    await noteUnavailable(tx, invoice, explanation, request.now);
    return wire;
  }
  await keepChoice(tx, invoice, { request, accountId: account.id, explanation });
  const credentials = describeRequisites(request.secrets, account);
  return { ...wire, ...(credentials && { credentials }) };
}

/** The open requisites are of this method and amount already. */
function isIssued(row: InvoiceRow, request: Request): boolean {
  return (
    row.accountId !== null &&
    row.amount === request.amount &&
    row.methodId === request.paymentMethodId &&
    ['IN_PROGRESS', 'PENDING', 'PAYED', 'DONE'].includes(row.status)
  );
}

type Offer = typeof terminalMethod.$inferSelect;

const offersOf = statement(
  (composer, given: Given<{ readonly terminalId: number; readonly methodId: number }>) =>
    composer
      .select()
      .from(terminalMethod)
      .where(
        and(
          eq(terminalMethod.terminalId, given('terminalId')),
          eq(terminalMethod.methodId, given('methodId')),
          eq(terminalMethod.isOffered, sql`true`),
        ),
      ),
);

async function findOffer(tx: Tx, row: InvoiceRow, request: Request): Promise<Offer | undefined> {
  const [offer] = await offersOf(tx, {
    terminalId: row.terminalId,
    methodId: request.paymentMethodId,
  });
  return offer;
}

function checkWish(form: FormRow, row: InvoiceRow, request: Request, offer?: Offer): void {
  if (!form.canChangeAmount && request.amount !== row.amount) {
    throw notAllowed('/amount', 'The amount of this payment cannot be changed');
  }
  if (!offer) throw notAllowed('/paymentMethodId', 'This method is not offered');
  const { minAmount, maxAmount } = offer;
  if (request.amount < minAmount || request.amount > maxAmount) {
    throw notAllowed('/amount', 'The amount is outside the limits of this method');
  }
}

/** The accounts that keep this amount for the invoice; 409 where a new lease would be one too many. */
function accountsThatKeep(leases: readonly HeldLease[], request: Request): number[] {
  const kept = leases.filter(
    (lease) => lease.amount === request.amount && lease.methodId === request.paymentMethodId,
  );
  if (kept.length === 0 && leases.length >= maxLeasesPerForm) {
    throw new ProblemError('too_many_amounts');
  }
  return kept.map((lease) => lease.accountId);
}

async function route(tx: Tx, form: FormRow, row: InvoiceRow, request: Request) {
  const { terminalId, currency, isTest, id: invoiceId } = row;
  const { amount, paymentMethodId: methodId, now } = request;
  const wish = { terminalId, methodId, currency, amount, isTest, invoiceId };
  const [offer, leases, candidates] = await Promise.all([
    findOffer(tx, row, request),
    leasesOf(tx, { invoiceId, now }),
    readCandidates(tx, wish),
  ]);
  checkWish(form, row, request, offer);
  const keptOn = accountsThatKeep(leases, request);
  return chooseAccount(tx, { ...wish, keptOn, now }, candidates);
}
