import type { FormId } from '@tiyin/domain/ids';
import { isOneOf } from '@tiyin/domain/names';
import { amountToWire, currencies } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import type { Tx } from '../../db/database.ts';
import { formLook } from '../../merchants/look/form-look.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { describeAdjustment } from '../invoices/merchant-invoice.ts';
import { methodsOfForm } from '../../merchants/terminals/terminal-methods.ts';
import { awaitsMoney } from './awaits-money.ts';
import { formProgress } from './form-progress.ts';
import { type FormRow, seeForm } from './form-row.ts';
import { shownStatus } from './named-payee.ts';
import { issuedRequisites } from './requisites.ts';

type Opening = {
  readonly formId: FormId;
  readonly secrets: Secrets;
  /** The start of the form's address (RUN-4). */
  readonly publicUrl: string;
  readonly now: Date;
};

/**
 * The form's content, and the step where it was left (FORM-6, FORM-13). Opening never issues
 * requisites (FORM-8); it may cancel an invoice whose deadline has passed.
 */
export async function initForm(tx: Tx, { formId, secrets, publicUrl, now }: Opening) {
  // The data of merchant and terminal does not depend on the invoice's status.
  const [{ form, invoice }, offered, look] = await Promise.all([
    seeForm(tx, formId, now),
    offeredMethods(tx, formId),
    formLook(tx, formId),
  ]);
  const chosen = chosenMethod(form, invoice);
  const progress = await formProgress(tx, invoice, now);
  const methods = invoice.refundOf === null ? offered : offered.map(ofRefund(invoice));
  return {
    invoiceId: invoice.id,
    ...look,
    url: `${publicUrl}/payment/${formId}`,
    successUrl: form.successUrl,
    cancelUrl: form.cancelUrl,
    errorUrl: form.errorUrl,
    methods,
    ...(chosen && { paymentMethodName: chosen.name }),
    type: invoice.flowType === 'DEPOSIT' ? ('Deposit' as const) : ('Withdrawal' as const),
    amount: amountToWire(invoice.amount),
    ...describeAdjustment(invoice),
    canChangeAmount: form.canChangeAmount,
    currencyInfo: {
      code: invoice.currency,
      dimension: currencies[invoice.currency].dimension,
      ...amountLimits(methods, amountToWire(invoice.amount)),
    },
    expiredIn: invoice.deadlineAt.toISOString(),
    serverTime: now.toISOString(),
    status: await shownStatus(tx, invoice),
    ...progress,
    ...(invoice.isTest && { isTest: true }),
    verficationKey: form.verificationKey,
    ...(await describeIssued(tx, secrets, invoice)),
  };
}

/**
 * The merchant's choice; for a withdrawal the customer's, so that the payee is requested again
 * where the form was left (FORM-13). A deposit's own choice is part of its requisites.
 */
function chosenMethod(form: FormRow, row: InvoiceRow) {
  const ownMethodId = row.flowType === 'WITHDRAWAL' ? row.methodId : null;
  const methodId = ownMethodId ?? form.methodId;
  return methodId === null ? undefined : methodById(methodId);
}

async function describeIssued(tx: Tx, secrets: Secrets, row: InvoiceRow) {
  if (row.flowType === 'WITHDRAWAL' || row.methodId === null) return {};
  if (!isOneOf(row.status, awaitsMoney)) return {};
  const method = methodById(row.methodId);
  const credentials = await issuedRequisites(tx, secrets, row);
  if (!credentials || !method) return {};
  const { id: paymentMethodId, name: paymentMethodName } = method;
  const amount = amountToWire(row.amount);
  return { issued: { paymentMethodId, paymentMethodName, amount, credentials } };
}

type FormMethod = Awaited<ReturnType<typeof offeredMethods>>[number];

/** The amount of a refund is fixed: the limits of a method give way to it (INVOICE-231). */
function ofRefund(row: InvoiceRow): (method: FormMethod) => FormMethod {
  const amount = amountToWire(row.amount);
  return (method) => ({ ...method, minAmount: amount, maxAmount: amount });
}

/** The limits of all methods; without any offered method, only the requested amount. */
function amountLimits(
  methods: readonly { readonly minAmount: number; readonly maxAmount: number }[],
  amount: number,
) {
  if (methods.length === 0) return { minValue: amount, maxValue: amount };
  return {
    minValue: Math.min(...methods.map((method) => method.minAmount)),
    maxValue: Math.max(...methods.map((method) => method.maxAmount)),
  };
}

async function offeredMethods(tx: Tx, formId: FormId) {
  const rows = await methodsOfForm(tx, { formId });
  return rows.flatMap((row) => {
    const method = methodById(row.methodId);
    if (!method) return [];
    return {
      id: method.id,
      name: method.name,
      minAmount: amountToWire(row.minAmount),
      maxAmount: amountToWire(row.maxAmount),
    };
  });
}
