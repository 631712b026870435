import { amountToWire } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { describeAdjustment } from '../invoices/merchant-invoice.ts';
import { type Choice, findOffer, isAmountOf, requireOffer } from './check-choice.ts';
import { notifyNoAccountFree, resolveAccountFree } from '../routing/no-account-free.ts';
import { checkSupportCode } from './check-support-code.ts';
import { openForm } from './form-row.ts';
import { chooseMethod, keepChoice, noteUnavailable } from './keep-choice.ts';
import { describeRequisites, issuedRequisites } from './requisites.ts';
import { routeDeposit } from './route-deposit.ts';

type Request = Choice & {
  readonly formId: string;
  readonly supportCode: string;
  /** The network that the customer asks from; undefined where it tells nobody apart. */
  readonly network?: string | undefined;
  readonly secrets: Secrets;
  readonly now: Date;
};

/** `FormCredentialAnswer` of the contract. */
type Answer = {
  readonly amount: number;
  readonly adjustment?: number;
  readonly credentials?: NonNullable<ReturnType<typeof describeRequisites>>;
  readonly alternatives?: number[];
};

/**
 * Fixes method and amount and answers the requisites to send money to (ROUTING-30, FORM-30). Without
 * `credentials` no account is free: only why is kept, ask again, or for one of the `alternatives`. The same
 * method and amount answer the same requisites, also once the customer has paid. A withdrawal is answered its
 * amount alone (FORM-35). Refuses as `routeDeposit`.
 */
export async function issueRequisites(tx: Tx, request: Request): Promise<Answer> {
  const { form, invoice } = await openForm(tx, request.formId, request.now);
  await checkSupportCode(form, request.supportCode);
  const wire = { amount: amountToWire(request.amount) };
  if (invoice.flowType === 'WITHDRAWAL') {
    requireOffer(form, invoice, request, await findOffer(tx, invoice, request));
    await chooseMethod(tx, invoice, request);
    return wire;
  }
  if (isIssued(invoice, request)) {
    return describeIssued(invoice, await issuedRequisites(tx, request.secrets, invoice));
  }
  if (invoice.status !== 'NEW' && invoice.status !== 'IN_PROGRESS') {
    throw new ProblemError('form_ended');
  }
  const { secrets, network, now, paymentMethodId } = request;
  const addressIndex = network === undefined ? null : secrets.keyedHash('client network', network);
  const routed = await routeDeposit(tx, { form, invoice, choice: request, addressIndex, now });
  const { account, explanation, amount, adjustment } = routed;
  if (!account) {
    await noteUnavailable(tx, invoice, explanation, now);
    const alternatives = routed.alternatives.map(amountToWire);
    if (alternatives.length === 0) await notifyNoAccountFree(tx, invoice, request);
    return { ...wire, ...(alternatives.length > 0 && { alternatives }) };
  }
  const choice = { amount, paymentMethodId, now };
  const chosen = { request: choice, adjustment, accountId: account.id, explanation };
  await keepChoice(tx, invoice, chosen);
  await resolveAccountFree(tx, invoice, now);
  return describeIssued({ amount, adjustment }, describeRequisites(secrets, account));
}

/** The open requisites are of this method and amount already. */
function isIssued(row: InvoiceRow, request: Request): boolean {
  return (
    row.accountId !== null &&
    isAmountOf(row, request) &&
    row.methodId === request.paymentMethodId &&
    ['IN_PROGRESS', 'PENDING', 'PAYED', 'DONE'].includes(row.status)
  );
}

function describeIssued(
  row: Pick<InvoiceRow, 'amount' | 'adjustment'>,
  credentials: ReturnType<typeof describeRequisites>,
): Answer {
  const amount = amountToWire(row.amount);
  return { amount, ...describeAdjustment(row), ...(credentials && { credentials }) };
}
