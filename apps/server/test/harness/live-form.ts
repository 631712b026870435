import type { OperationId } from '@tiyin/api/operations';
import type { CreatedForm, CreateFormRequest, FormInit } from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { supportCode } from '@tiyin/domain/requisites';
import { eq } from 'drizzle-orm';
import { invoice } from '../../src/db/schema.ts';
import { type Caller, merchantServer, stranger } from '../callers.ts';
import { hmacSha256 } from '../hmac-sha256.ts';
import type { TestApp } from '../test-app.ts';
import { insertAlertRule } from './insert-alert-rule.ts';
import { insertView } from './insert-view.ts';
import { insertSchedule } from './insert-schedule.ts';
import { openTicket } from './open-ticket.ts';
import type { Payouts } from './payouts.ts';
import { insertSpareEndpoint } from './spare-endpoint.ts';
import { requestCancel } from './request-cancel.ts';
import { insertSparePeople, type SparePeople } from './spare-people.ts';
import { insertOverpaid, reportStray } from './stray-accounts.ts';

/** A form that is there, and what its customer's browser knows of it. */
export type LiveForm = {
  readonly formId: string;
  readonly invoiceId: string;
  readonly merchantInvoiceId: string;
  readonly terminalId: number;
  /** Minor units. */
  readonly amount: number;
  readonly paymentMethodId: number;
  readonly supportCode: string;
  /** A withdrawal of the same merchant that was refused. */
  readonly declinedInvoiceId: string;
  /** The row version of the invoice when the form was made. */
  readonly version: number;
  /** A payout of another merchant that waits for a person. */
  readonly waitingPayoutId: string;
  /** A payout of the same merchant that was unknown for too long. */
  readonly unknownPayoutId: string;
  /** Money of its amount on an account that was never shown: nobody knows whose it is. */
  readonly transferId: number;
  /** A deposit of the same merchant that too much money came for. */
  readonly overpaidInvoiceId: string;
  /** An undecided ticket about it. */
  readonly ticketId: number;
  /** A request of the second operator to cancel its invoice. */
  readonly approvalId: string;
  /** An attribute of the spare terminal. */
  readonly attributeId: number;
  /** A webhook endpoint of the same merchant, and an event that it gets. */
  readonly endpointId: number;
  readonly eventId: string;
  /** An alert rule of the first demo merchant. */
  readonly alertRuleId: number;
  /** A view of the operator. */
  readonly invoiceViewId: number;
  /** A schedule of the operator. */
  readonly reportScheduleId: number;
} & SparePeople;

/** The form itself, without what may be added to it. */
type Opened = Pick<
  LiveForm,
  | 'formId'
  | 'invoiceId'
  | 'merchantInvoiceId'
  | 'terminalId'
  | 'amount'
  | 'paymentMethodId'
  | 'supportCode'
  | 'version'
>;

type Setup = {
  readonly formRequest: (input?: Partial<CreateFormRequest>) => CreateFormRequest;
  readonly payouts: Payouts;
  readonly createWaitingPayout: () => Promise<string>;
  readonly insertAttribute: () => Promise<number>;
  readonly strayAccountId: number;
  /** The fields of a form that an operation's request is made of. */
  readonly fieldsOf: (operationId: OperationId, form: LiveForm) => ReadonlySet<string>;
};

/** A request that reads one of them changes the form: the next one needs another. */
const own = ['formId', 'invoiceId', 'merchantInvoiceId', 'amount', 'supportCode', 'version'];

/** Makes forms with what an operation needs: most of the time of a harness would be spent on what none reads. */
export function createForms(testApp: TestApp, setup: Setup) {
  let last: LiveForm | undefined;
  return async (
    input?: Partial<CreateFormRequest>,
    operationId?: OperationId,
  ): Promise<LiveForm> => {
    const fields = operationId && last && setup.fieldsOf(operationId, last);
    const isRead = (...names: string[]) => !fields || names.some((name) => fields.has(name));
    const request = setup.formRequest(input);
    const isNew = !last || isRead(...own, 'ticketId', 'approvalId');
    const opened = last && !isNew ? last : await openForm(testApp, request);
    const { invoiceId } = opened;
    const { merchantId } = testApp.shops[0];
    const overpaid = { accountId: setup.strayAccountId, merchantId, request };
    last = {
      ...opened,
      ...(isRead('activePersonId', 'invitedPersonId', 'invitationToken', 'spareRoleId')
        ? await insertSparePeople(testApp)
        : nobody),
      transferId: isRead('transferId')
        ? await reportStray(testApp, setup.strayAccountId, request)
        : 0,
      overpaidInvoiceId: isRead('overpaidInvoiceId') ? await insertOverpaid(testApp, overpaid) : '',
      declinedInvoiceId: isRead('declinedInvoiceId') ? await setup.payouts.declined() : '',
      waitingPayoutId: isRead('waitingPayoutId') ? await setup.createWaitingPayout() : '',
      unknownPayoutId: isRead('unknownPayoutId') ? await setup.payouts.unknown() : '',
      ticketId: isRead('ticketId') ? await openTicket(testApp, invoiceId) : 0,
      ...(isRead('endpointId')
        ? await insertSpareEndpoint(testApp)
        : { endpointId: 0, eventId: '' }),
      alertRuleId: isRead('alertRuleId') ? await insertAlertRule(testApp) : 0,
      invoiceViewId: isRead('invoiceViewId') ? await insertView(testApp) : 0,
      reportScheduleId: isRead('reportScheduleId') ? await insertSchedule(testApp) : 0,
      attributeId: isRead('attributeId') ? await setup.insertAttribute() : 0,
      approvalId: isRead('approvalId') ? await requestCancel(testApp, invoiceId) : '',
    };
    return last;
  };
}

const nobody: SparePeople = {
  activePersonId: 0,
  invitedPersonId: 0,
  invitationToken: '',
  spareRoleId: 0,
};

/** Has a form made by a merchant, opened by a customer, and its requisites issued. */
async function openForm(testApp: TestApp, request: CreateFormRequest): Promise<Opened> {
  const server = merchantServer(testApp.app);
  const { formId, invoiceId } = await answerOf<CreatedForm>(server, '/api/merchant/v1/forms', {
    headers: { 'idempotency-key': request.merchantInvoiceId },
    body: request,
  });
  const path = `/api/payments/form/${formId}`;
  const customer = stranger(testApp.app);
  const init = await answerOf<FormInit>(customer, `${path}/init`);
  const choice = {
    formId,
    amount: request.amount,
    paymentMethodId: init.methods[0]?.id ?? 0,
    supportCode: await supportCode(hmacSha256, formId, init.verficationKey),
  };
  await answerOf(customer, `${path}/credential`, { body: choice });
  const version = await versionOf(testApp, invoiceId);
  const { merchantInvoiceId, terminalId } = request;
  return { ...choice, invoiceId, merchantInvoiceId, terminalId, version };
}

async function versionOf({ context }: TestApp, invoiceId: string): Promise<number> {
  const [row] = await context.database.transaction((tx) =>
    tx
      .select({ version: invoice.version })
      .from(invoice)
      .where(eq(invoice.id, asId(invoiceId))),
  );
  if (!row) throw new Error(`there is no invoice ${invoiceId}`);
  return row.version;
}

type Rest = { readonly headers?: Record<string, string>; readonly body?: object };

/** The answer to a POST that must succeed, as the contract types it. */
async function answerOf<T>(caller: Caller, url: string, rest: Rest = {}): Promise<T> {
  const answer = await caller({ method: 'POST', url, ...rest });
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.body}`);
  return answer.json<T>();
}
