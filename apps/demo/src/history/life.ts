import { createHash } from 'node:crypto';
import { asId, type ProviderId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '@tiyin/server/actor';
import type { invoice, payout } from '@tiyin/server/db/schema';
import type { Secrets } from '@tiyin/server/secrets/secrets';
import { formLifetimeMs } from '../scenarios/moments.ts';
import type { Doer, Scenario } from '../scenarios/scenario.ts';
import type { CashDesk } from './cash.ts';

/** The context in which the scenarios of a batch are played. */
export type HistoryContext = CashDesk & { readonly secrets: Secrets; readonly seed: number };

type InvoiceRow = typeof invoice.$inferSelect;
type PayoutRow = typeof payout.$inferSelect;

/** An invoice whose scenario is being played: its current row, and its payouts. */
export type Life = {
  readonly scenario: Scenario;
  readonly row: { -readonly [K in keyof InvoiceRow]: InvoiceRow[K] };
  readonly payouts: { -readonly [K in keyof PayoutRow]: PayoutRow[K] }[];
  /** The provider that it was routed to. */
  providerId: ProviderId | undefined;
  /** The notifications it needed. */
  readonly needs: HistoryContext['batch']['notifications'];
  /** When the operator last saw its requisites, Unix ms; zero: never. */
  lastReadAt: number;
};

/** Begins the life of an invoice, before its first event. */
export function beginLife(context: HistoryContext, scenario: Scenario): Life {
  const { terminal, createdAt, customer, number } = scenario;
  const known = context.participants.terminals.get(terminal);
  if (!known) throw new Error(`${terminal.name} has no row`);
  const now = new Date(createdAt);
  const isWithoutForm = scenario.payout?.isWithoutForm === true;
  const row: Life['row'] = {
    id: asId(idOf(context, 'invoice', number, createdAt)),
    merchantId: known.merchantId,
    terminalId: known.id,
    merchantInvoiceId: `order-${88_000 + number}`,
    providerInvoiceId: null,
    flowType: terminal.flowType,
    status: 'NEW',
    amount: minorUnits(scenario.amount),
    adjustment: minorUnits(0n),
    fee: null,
    currency: terminal.currency,
    isTest: terminal.isTest,
    methodId: null,
    accountId: null,
    customerExternalId: customer.externalId,
    customerFirstName: customer.firstName,
    customerLastName: customer.lastName,
    createdAt: now,
    statusAt: now,
    deadlineAt: isWithoutForm ? now : new Date(createdAt + formLifetimeMs),
    addressIndex: null,
    credentialIndex: null,
    matchUntil: null,
    wasRefused: false,
    wasMovedByPerson: false,
    credentialEncrypted: null,
    credentialLastFour: null,
    bankCode: null,
    callbackUrl: null,
    refundOf: null,
    payoutRound: 0,
    eventSequence: 0,
    version: 1,
  };
  return { scenario, row, payouts: [], providerId: undefined, needs: [], lastReadAt: 0 };
}

/** A UUID of version 7 that the plan alone decides. */
export function idOf({ seed }: HistoryContext, kind: string, number: number, at: number): string {
  const random = createHash('sha256').update(`${kind} ${seed} ${number}`).digest();
  return uuidv7({ msecs: at, random });
}

/** The author, in the form of the events and the audit. */
export function actorOf(
  { participants }: HistoryContext,
  { row, providerId }: Life,
  doer: Doer,
): Actor {
  switch (doer) {
    case 'merchant':
      return { type: 'merchant', id: row.merchantId };
    case 'staff':
      return { type: 'staff', id: participants.operatorId };
    case 'provider':
      if (providerId === undefined) throw new Error(`No provider knows of invoice ${row.id}`);
      return { type: 'provider', id: providerId };
    case 'customer':
    case 'system':
      return { type: doer };
  }
}
