import { createHash, randomUUID } from 'node:crypto';
import type {
  ClockAdvance,
  CreateFormRequest,
  CreatePayoutRequest,
  CreateRefundRequest,
  CreatedForm,
  MerchantBalanceList,
  MerchantEvent,
  MerchantEventList,
  MerchantInvoice,
  MerchantInvoiceList,
  MerchantRefund,
  MerchantSettlement,
  MerchantSettlementList,
  MerchantTerminal,
  MerchantTerminalList,
  PayoutBankList,
  SentTestEvent,
  WebhookType,
} from './generated/contract.ts';
import { Endpoints } from './endpoints.ts';
import { pagesOf } from './pages.ts';
import {
  type Download,
  type Query,
  type Send,
  type TiyinOptions,
  checkOptions,
  createDownload,
  createSend,
} from './send.ts';

/** The filter of a list of invoices; times are ISO 8601 in UTC. */
export interface InvoiceFilter {
  readonly merchantInvoiceId?: string;
  readonly terminalId?: number;
  readonly status?: readonly MerchantInvoice['status'][];
  /** Created at this time or later. */
  readonly createdFrom?: string;
  /** Created before this time. */
  readonly createdTo?: string;
}

/** How an order is made once. */
export interface OrderOptions {
  /** By default it is derived from the `merchantInvoiceId` of the order. */
  readonly idempotencyKey?: string;
}

/** Where a list of events begins. */
export interface EventsFrom {
  /** The `next` of the list before. */
  readonly after?: number;
  /** Leaves out earlier events; ISO 8601 in UTC. */
  readonly since?: string;
  /** The number of events in one list. */
  readonly limit?: number;
}

/** The items of one request, of pages that are requested one after another. */
const pageSize = 100;

/** The merchant's API. Failures that may pass are retried, and nothing is made twice. */
export class Tiyin {
  readonly #send: Send;
  readonly #download: Download;
  /** The webhook endpoints of the merchant. */
  readonly endpoints: Endpoints;

  /** @throws TypeError if the key or the address is none */
  constructor(options: TiyinOptions) {
    checkOptions(options);
    this.#send = createSend(options);
    this.#download = createDownload(options);
    this.endpoints = new Endpoints(this.#send);
  }

  /** Creates an invoice and its form; send the customer to its `url`. */
  createForm(request: CreateFormRequest, options: OrderOptions = {}): Promise<CreatedForm> {
    return this.#create('/forms', request, options);
  }

  /** Pays out from the balance, without a form. */
  createPayout(request: CreatePayoutRequest, options: OrderOptions = {}): Promise<MerchantInvoice> {
    return this.#create('/payouts', request, options);
  }

  /** Refunds a deposit, in part or whole. */
  async createRefund(
    invoiceId: string,
    request: CreateRefundRequest,
    options: OrderOptions = {},
  ): Promise<MerchantRefund> {
    return this.#create(invoicePath(invoiceId, '/refunds'), request, options);
  }

  /** One of the merchant's own invoices. */
  async getInvoice(invoiceId: string): Promise<MerchantInvoice> {
    return this.#get(invoicePath(invoiceId));
  }

  /** The invoice of an order; undefined where there is none. */
  async findInvoice(merchantInvoiceId: string): Promise<MerchantInvoice | undefined> {
    // Without it the filter is empty, and the list begins with another order (API-540).
    if (!merchantInvoiceId) throw new TypeError('The id of the order is missing.');
    const page = await this.#get<MerchantInvoiceList>('/invoices', { merchantInvoiceId });
    return page.items[0];
  }

  /** Cancels a deposit that was not paid yet; later it is a `TiyinProblem`, `not_cancelable`. */
  async cancelInvoice(invoiceId: string): Promise<MerchantInvoice> {
    return this.#send('POST', invoicePath(invoiceId, '/cancel'));
  }

  /**
   * Moves the clock of an invoice in test on: what it waits for is due earlier by so many minutes, or without minutes
   * at once. In production it is a `TiyinProblem`, `only_in_test`. Each call moves it once, however often it is retried.
   */
  async advanceInvoice(
    invoiceId: string,
    advance: ClockAdvance = {},
    options: OrderOptions = {},
  ): Promise<MerchantInvoice> {
    return this.#send('POST', invoicePath(invoiceId, '/clock'), {
      body: advance,
      idempotencyKey: options.idempotencyKey ?? randomUUID(),
    });
  }

  /** All invoices of a filter, newest first; their pages are requested as they are needed. */
  listInvoices(filter: InvoiceFilter = {}): AsyncGenerator<MerchantInvoice> {
    return pagesOf((after?: string) =>
      this.#get<MerchantInvoiceList>('/invoices', { ...filter, after, limit: pageSize }),
    );
  }

  /**
   * The invoices of a filter as a CSV file (UTF-8, amounts in major units), newest first. Reading it fails where the
   * connection breaks: the file is then incomplete.
   */
  downloadInvoices(filter: InvoiceFilter = {}): Promise<ReadableStream<Uint8Array>> {
    return this.#download('/reports/invoices', { ...filter });
  }

  /** All settlements, newest first; their pages are requested as they are needed. */
  listSettlements(): AsyncGenerator<MerchantSettlement> {
    return pagesOf((after?: number) =>
      this.#get<MerchantSettlementList>('/settlements', { after, limit: pageSize }),
    );
  }

  /** The balance of each currency, test and production apart. */
  async listBalances(): Promise<MerchantBalanceList['items']> {
    return (await this.#get<MerchantBalanceList>('/balances')).items;
  }

  /** The terminals with the methods that they offer, their limits and fees. */
  async listTerminals(): Promise<readonly MerchantTerminal[]> {
    return (await this.#get<MerchantTerminalList>('/terminals')).items;
  }

  /** The banks that an Sbp payout can go to. */
  async listPayoutBanks(): Promise<PayoutBankList['items']> {
    return (await this.#get<PayoutBankList>('/banks')).items;
  }

  /** Events of the last 30 days; `next` is the `after` of the following call. */
  listEvents(from: EventsFrom = {}): Promise<MerchantEventList> {
    return this.#get('/events', { ...from });
  }

  /** The events from a place on, until there are no more. */
  async *events(from: EventsFrom = {}): AsyncGenerator<MerchantEvent> {
    let { after } = from;
    for (;;) {
      const list = await this.listEvents(after === undefined ? from : { ...from, after });
      yield* list.items;
      if (!list.hasMore) return;
      after = list.next;
    }
  }

  /** Makes an example event of a type, about nothing, and sends its webhook. */
  sendTestEvent(type: WebhookType): Promise<SentTestEvent> {
    return this.#send('POST', '/test-events', { body: { type }, idempotencyKey: randomUUID() });
  }

  #get<Result>(path: string, query: Query = {}): Promise<Result> {
    return this.#send('GET', path, { query });
  }

  #create<Result>(
    path: string,
    request: object & { readonly merchantInvoiceId?: string },
    options: OrderOptions,
  ): Promise<Result> {
    const idempotencyKey = options.idempotencyKey ?? keyOf(path, request.merchantInvoiceId);
    return this.#send('POST', path, { body: request, idempotencyKey });
  }
}

/** The same order has the same key, also after a restart of the merchant's program. */
function keyOf(path: string, merchantInvoiceId: string | undefined): string {
  if (merchantInvoiceId === undefined) return randomUUID();
  return createHash('sha256').update(`${path}\n${merchantInvoiceId}`).digest('hex');
}

/** The path of an invoice; without an id it would be the path of the list (API-540). */
function invoicePath(invoiceId: string, more = ''): string {
  if (!invoiceId) throw new TypeError('The id of the invoice is missing.');
  return `/invoices/${encodeURIComponent(invoiceId)}${more}`;
}
