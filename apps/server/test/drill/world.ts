import type { ApiClient } from '@tiyin/api/request';
import type { MerchantInvoice } from '@tiyin/api/types';
import type { AccountId, MerchantId, TerminalId } from '@tiyin/domain/ids';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { type Tally, type Target, persistentClient } from './persistent-client.ts';
import type { DrillProvider } from './provider.ts';
import type { Random } from './random.ts';

/** A merchant that takes part. */
export type Shop = {
  readonly merchantId: MerchantId;
  readonly apiKey: string;
  /** Base64 of the SPKI form: what its callbacks are verified with. */
  readonly publicKey: string;
  readonly depositTerminalIds: readonly TerminalId[];
  readonly withdrawalTerminalId: TerminalId;
  /** The account of an http provider behind these terminals; without it they are the sandbox's. */
  readonly provider?: { readonly accountId: AccountId } & Pick<DrillProvider, 'receive' | 'settle'>;
};

/** The 2xx responses of one payment, which must stay true. */
export type Life = {
  /** The kind of life and its number, the same in a replay. */
  readonly name: string;
  readonly shop: Shop;
  readonly flow: 'DEPOSIT' | 'WITHDRAWAL';
  readonly merchantInvoiceId: string;
  readonly invoiceId: string;
  /** The amount that was acknowledged last, in minor units. */
  amount: number;
  /** The requisites that the customer was shown. */
  requisites?: { readonly amount: number; readonly value: string };
  /** How many transfers its customer sent, where that is not one. */
  transfers?: number;
  /** The card of a withdrawal. */
  payee?: string;
  /** Where the taken "I have paid", or the taken payout, has led it. */
  completedTo?: InvoiceStatusCode;
  /** The cancellation was taken. */
  isCanceled: boolean;
  /** The statuses that clients were shown, one after another. */
  readonly seen: InvoiceStatusCode[];
  /** Where it may stand in the end. */
  mayEnd: readonly InvoiceStatusCode[];
  /** How the merchant's server read it last. */
  reading?: MerchantInvoice;
};

/** A person who requests changes, and two who decide about them. */
export const staffNames = ['operator', 'approver', 'colleague'] as const;
export type StaffName = (typeof staffNames)[number];

/** The headers of a signed-in browser. */
export type Session = Readonly<Record<string, string>>;

/** A change that waited for a second person. */
export type Decision = {
  readonly approvalId: string;
  readonly kind: 'STATUS_CHANGE' | 'REFUND' | 'RETURN' | 'MOVEMENT' | 'PAYOUT_END';
  /** The decisions that were taken. */
  readonly taken: ('APPROVED' | 'REJECTED')[];
  /** The status that its requester read afterwards. */
  read?: string;
};

/** A day of an account whose closing was acknowledged. */
export type ClosedDay = { readonly accountId: AccountId; readonly day: string };

/** A time at which a schedule became due. */
export type DueReport = { readonly scheduleId: number; readonly dueAt: string };

/** The system under load, and the record of its responses. */
export type World = {
  readonly seed: string;
  /** How long a caller tries again, in ms, where that is longer than usual. */
  readonly patienceMs?: number | undefined;
  readonly servers: readonly Target[];
  readonly shops: readonly Shop[];
  readonly callbackUrl: string;
  readonly tally: Tally;
  readonly sessions: Readonly<Record<StaffName, Session>>;
  readonly lives: Life[];
  /** The requests and decisions of staff. */
  readonly decisions: Decision[];
  /** The lines of a bank's statement that was imported, some at the same time as reports of the same money. */
  readonly lines: { readonly reference: string; readonly invoiceId: string }[];
  /** The days of an account that were closed, by one person or by two at once, in their order. */
  readonly closedDays: ClosedDay[];
  /** The times at which schedules of reports became due. */
  readonly dueReports: DueReport[];
  /** The broken promises, a sentence each. */
  readonly faults: string[];
  /** Aborted when the drill stops waiting for outcomes. */
  readonly closing: AbortController;
};

/** The merchant's own server. */
export function merchantOf(
  { servers, tally, patienceMs }: World,
  shop: Shop,
  random: Random,
): ApiClient {
  const headers = { authorization: `Bearer ${shop.apiKey}` };
  return persistentClient({ targets: servers, headers, random, tally, patienceMs });
}

/** A customer with an address of their own, since rates are limited by that. */
export function customerOf(
  { servers, tally, patienceMs }: World,
  number: number,
  random: Random,
): ApiClient {
  const [high, low] = [Math.floor(number / 256) % 256, number % 256];
  const headers = { 'x-forwarded-for': `10.77.${high}.${low}` };
  return persistentClient({ targets: servers, headers, random, tally, patienceMs });
}

/** The account of the http provider. */
export function providerAccountOf({ shops }: Pick<World, 'shops'>): AccountId {
  const accountId = shops.flatMap(({ provider }) => provider?.accountId ?? [])[0];
  if (accountId === undefined) throw new Error('the drill has no account of an http provider');
  return accountId;
}

/** Records a status that a client was shown. */
export function see(life: Life, status: InvoiceStatusCode): void {
  if (life.seen.at(-1) !== status) life.seen.push(status);
}
