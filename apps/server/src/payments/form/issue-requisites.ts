import { isOneOf } from '@tiyin/domain/names';
import { amountToWire } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { describeAdjustment } from '../invoices/merchant-invoice.ts';
import { type DepositToRoute, routeDeposit } from '../routing/route-deposit.ts';
import { awaitsMoney } from './awaits-money.ts';
import { isAmountOf, requestedAmount, requireOffer } from './check-choice.ts';
import { keepMethod, keepRequisites, noteUnavailable } from './keep-choice.ts';
import { type OpenRequest, type Request, openRequest } from './open-request.ts';
import { describeRequisites, issuedRequisites } from './requisites.ts';

type Customer = {
  /** The customer's network; undefined if it identifies no one. */
  readonly network?: string | undefined;
  readonly secrets: Secrets;
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
 * `credentials` no account is free: only why is kept, request again, or one of the `alternatives`. The same
 * method and amount answer the same requisites while money is awaited. A withdrawal is answered its
 * amount alone (FORM-35). Refuses as `openRequest`, `requireOffer` and `routeDeposit`.
 *
 * It goes one way: read, route, keep, describe.
 */
export async function issueRequisites(tx: Tx, request: Request & Customer): Promise<Answer> {
  const { network, secrets } = request;
  const opened = await openRequest(tx, request);
  const { invoice } = opened;
  if (invoice.flowType === 'WITHDRAWAL') {
    requireOffer(opened);
    await keepMethod(tx, opened);
    return { amount: amountToWire(request.amount) };
  }
  if (isIssued(opened)) {
    return describeIssued(invoice, await issuedRequisites(tx, secrets, invoice));
  }
  const addressIndex = network === undefined ? null : secrets.keyedHash('client network', network);
  const routed = await routeDeposit(tx, depositToRoute(opened, addressIndex));
  if (!routed.account) {
    await noteUnavailable(tx, opened, routed.explanation);
    const alternatives = routed.alternatives.map(amountToWire);
    return {
      amount: amountToWire(request.amount),
      ...(alternatives.length > 0 && { alternatives }),
    };
  }
  await keepRequisites(tx, opened, { ...routed, accountId: routed.account.id, addressIndex });
  return describeIssued(routed, describeRequisites(secrets, routed.account));
}

/** The open requisites are of this method and amount already. */
function isIssued({ invoice: row, choice }: OpenRequest): boolean {
  return (
    row.accountId !== null &&
    isAmountOf(row, choice) &&
    row.methodId === choice.paymentMethodId &&
    isOneOf(row.status, awaitsMoney)
  );
}

/** The routing input of a request; 409 `form_ended` where the deposit takes no requisites any more. */
function depositToRoute(opened: OpenRequest, addressIndex: string | null): DepositToRoute {
  const { form, invoice, choice, now } = opened;
  if (invoice.status !== 'NEW' && invoice.status !== 'IN_PROGRESS') {
    throw new ProblemError('form_ended');
  }
  const { canChangeAmount } = form;
  const { minAmount, maxAmount, maxAdjustment } = requireOffer(opened);
  return {
    invoice,
    methodId: choice.paymentMethodId,
    requestedAmount: choice.amount,
    // A fixed amount is routed as it was requested: whether it needs an adjustment is judged again.
    amount: canChangeAmount ? choice.amount : requestedAmount(invoice),
    instead: canChangeAmount
      ? { kind: 'alternatives', minAmount, maxAmount }
      : { kind: 'adjustment', minAmount, maxAmount, maxAdjustment },
    addressIndex,
    now,
  };
}

function describeIssued(
  row: Pick<InvoiceRow, 'amount' | 'adjustment'>,
  credentials: ReturnType<typeof describeRequisites>,
): Answer {
  const amount = amountToWire(row.amount);
  return { amount, ...describeAdjustment(row), ...(credentials && { credentials }) };
}
