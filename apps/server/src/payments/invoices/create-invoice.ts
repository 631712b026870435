import { asId, type MerchantId, type MethodId, type TerminalId } from '@tiyin/domain/ids';
import type { FlowTypeCode } from '@tiyin/domain/invoices';
import { type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { and, eq, sql } from '../../db/drizzle.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../../actor.ts';
import { readCallbackAddress } from '../../callbacks/read-address.ts';
import type { Tx } from '../../db/database.ts';
import { merchant, terminal, terminalMethod } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { checkAmount, checkMethod, checkTerminal } from './check-offer.ts';
import { writeNewInvoice } from './events.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

/** A merchant's request for an invoice; amounts in minor units. */
export type InvoiceRequest = {
  readonly merchantId: MerchantId;
  readonly terminalId: TerminalId;
  readonly flowType: FlowTypeCode;
  readonly amount: MinorUnits;
  readonly merchantInvoiceId: string;
  readonly customer: {
    readonly externalId: string;
    readonly firstName?: string;
    readonly lastName?: string;
  };
  readonly paymentMethodName?: string;
  /** Where this invoice's callbacks go; without one, where its merchant's go. */
  readonly callbackUrl?: string;
  readonly deadlineAt: Date;
  /** The author, if it was not the merchant's own server. */
  readonly requestedBy?: Actor;
  readonly now: Date;
};

/** A terminal with one of its methods, or with none if it has none. */
export type Offer = {
  readonly terminal: typeof terminal.$inferSelect;
  readonly method: typeof terminalMethod.$inferSelect | null;
  /** The default address of its callbacks. */
  readonly merchantCallbackUrl: string | null;
};

/** The offer of the terminal of a request; empty if its merchant has no such terminal. */
export const offersOf = statement(
  (composer, given: Given<{ readonly terminalId: TerminalId; readonly merchantId: MerchantId }>) =>
    composer
      .select({ terminal, method: terminalMethod, merchantCallbackUrl: merchant.callbackUrl })
      .from(terminal)
      .innerJoin(merchant, eq(merchant.id, terminal.merchantId))
      .leftJoin(
        terminalMethod,
        and(eq(terminalMethod.terminalId, terminal.id), eq(terminalMethod.isOffered, sql`true`)),
      )
      .where(
        and(eq(terminal.id, given('terminalId')), eq(terminal.merchantId, given('merchantId'))),
      ),
);

/** A new invoice with its first event. */
export const untouched = {
  status: 'NEW',
  eventSequence: 1,
  // Its making and its first event, though both are written at once.
  version: 2,
  providerInvoiceId: null,
  fee: null,
  adjustment: zeroUnits,
  methodId: null,
  accountId: null,
  addressIndex: null,
  matchUntil: null,
  wasRefused: false,
  wasMovedByPerson: false,
  credentialEncrypted: null,
  credentialLastFour: null,
  credentialIndex: null,
  bankCode: null,
  payoutRound: 0,
  refundOf: null,
} as const;

/** A new invoice, and its requested method; null if its customer chooses. */
type NewInvoice = { readonly row: InvoiceRow; readonly methodId: MethodId | null };

/**
 * Creates an invoice (API-19). 422 with the field for a terminal, method or amount that is not
 * allowed. If the merchant already has an invoice with this `merchantInvoiceId`, the transaction
 * fails: 409 `merchant_invoice_id_taken`.
 * @param known the offer of its terminal, if it was just read
 */
export async function createInvoice(
  tx: Tx,
  request: InvoiceRequest,
  known?: readonly Offer[],
): Promise<NewInvoice> {
  const { merchantId, now } = request;
  const offers = known ?? (await offersOf(tx, request));
  const ownTerminal = checkTerminal(offers[0]?.terminal, request.flowType);
  const offered = offers.flatMap(({ method }) => method ?? []);
  const methodId = checkMethod(request.paymentMethodName, offered);
  checkAmount(request.amount, methodId, { offered, currency: ownTerminal.currency });
  const callbackUrl = callbackUrlOf(request);
  const row: InvoiceRow = {
    ...untouched,
    id: asId(uuidv7({ msecs: now.getTime() })),
    merchantId,
    terminalId: ownTerminal.id,
    merchantInvoiceId: request.merchantInvoiceId,
    flowType: ownTerminal.flowType,
    amount: request.amount,
    currency: ownTerminal.currency,
    isTest: ownTerminal.isTest,
    customerExternalId: request.customer.externalId,
    customerFirstName: request.customer.firstName ?? null,
    customerLastName: request.customer.lastName ?? null,
    callbackUrl,
    createdAt: now,
    statusAt: now,
    deadlineAt: request.deadlineAt,
  };
  const actor = request.requestedBy ?? ({ type: 'merchant', id: merchantId } as const);
  const hasCallbackAddress = (callbackUrl ?? offers[0]?.merchantCallbackUrl ?? null) !== null;
  writeNewInvoice(tx, row, { code: 'created', status: 'NEW', actor, now }, hasCallbackAddress);
  return { row, methodId };
}

/** The callback address, or null without one. */
function callbackUrlOf({ callbackUrl }: InvoiceRequest): string | null {
  return callbackUrl === undefined ? null : readCallbackAddress(callbackUrl, '/callbackUrl').href;
}
