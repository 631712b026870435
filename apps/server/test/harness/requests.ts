import type { OperationId } from '@tiyin/api/operations';
import { operations } from '@tiyin/api/operations';
import type {
  AddNotificationCommentRequest,
  CloseNotificationRequest,
  AmountChangeRequest,
  CreatePayoutRequest,
  FormCompleteRequest,
  FormCredentialRequest,
  FormReturnRequest,
  FormTicketRequest,
  LoginRequest,
  MerchantLookChange,
  PreviewRequest,
  ProviderReport,
  RetryRequest,
  SettingValue,
  SettlementRequest,
  StatusChangeRequest,
  TestDashboardChoice,
  TicketDecisionRequest,
  TransactionConfirmation,
  TransactionEnd,
} from '@tiyin/api/types';
import type { TestRequest } from '../callers.ts';
import { accountRequests } from './account-requests.ts';
import { approvalRequests } from './approval-requests.ts';
import { assignmentRequests } from './assignment-requests.ts';
import { derivedRequest } from './derived-request.ts';
import { peopleRequests } from './people-requests.ts';
import { merchantRequests } from './merchant-requests.ts';
import { providerRequests } from './provider-requests.ts';
import { refundRequests } from './refund-requests.ts';
import { receiptFile } from './follow-up.ts';
import { type RequestParts, sentFile } from './request-parts.ts';
import { watchingRequests } from './watching-requests.ts';
import { terminalRequests } from './terminal-requests.ts';
import { transferRequests } from './transfer-requests.ts';
import { ownRequests } from './own-requests.ts';
import { wholeFilter, wholeList } from './whole-filter.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

export type { RequestParts };

const autoRetry = 'settings.withdrawal.retry.auto.enable';

/** Status 7 of reference list 201. */
const canceled = 7;

type MakeRequest = (form: LiveForm, world: World) => RequestParts;

/** The requests that `derivedRequest` cannot make from the contract. */
const given: Readonly<Partial<Record<OperationId, MakeRequest>>> = {
  login: () => ({
    body: { username: 'viewer', password: 'viewer-demo' } satisfies LoginRequest,
  }),
  chooseTestDashboard: () => ({ body: { testDashboard: true } satisfies TestDashboardChoice }),
  ...ownRequests,
  listInvoices: ({ terminalId }) => ({
    query: { ...wholeList, terminalId: String(terminalId), page: '0', size: '10' },
  }),
  exportInvoices: ({ terminalId }) => ({
    query: { ...wholeList, terminalId: String(terminalId) },
  }),
  sumInvoices: ({ terminalId }) => ({
    query: { ...wholeFilter, terminalId: String(terminalId) },
  }),
  findInvoicePlaces: ({ invoiceId }) => ({ query: { search: invoiceId } }),
  countNewInvoices: ({ invoiceId }) => ({ query: { ...wholeFilter, since: invoiceId } }),
  changeInvoiceStatus: ({ invoiceId, version }) => ({
    headers: { 'if-match': `"${version}"` },
    body: { invoiceId, statusId: canceled } satisfies StatusChangeRequest,
  }),
  changeInvoiceAmount: ({ invoiceId, version, amount }) => ({
    headers: { 'if-match': `"${version}"` },
    body: {
      invoiceId,
      amount: amount + 100,
      reason: 'The customer sent more',
    } satisfies AmountChangeRequest,
  }),
  previewInvoiceChange: ({ invoiceId, version }) => ({
    path: { id: invoiceId },
    headers: { 'if-match': `"${version}"` },
    body: { statusId: canceled } satisfies PreviewRequest,
  }),
  ...refundRequests,
  retryInvoice: ({ declinedInvoiceId: invoiceId }) => ({
    body: { invoiceId } satisfies RetryRequest,
  }),
  ...assignmentRequests,
  listTerminals: (_, { shops }) => ({ query: { merchantId: String(shops[0].merchantId) } }),
  ...watchingRequests,
  ...terminalRequests,
  ...accountRequests,
  listChecks: () => ({}),
  runChecks: () => ({}),
  listNotificationComments: (_, { notificationId }) => ({ path: { id: String(notificationId) } }),
  addNotificationComment: (_, { notificationId }) => ({
    path: { id: String(notificationId) },
    body: { text: 'The shop was called' } satisfies AddNotificationCommentRequest,
  }),
  listNotifications: () => ({ query: { status: 'IN_PROCESS', page: '0', size: '10' } }),
  closeNotification: (_, { notificationId }) => ({
    path: { id: String(notificationId) },
    body: { status: 'CLOSED' } satisfies CloseNotificationRequest,
  }),
  ...approvalRequests,
  ...peopleRequests,
  ...providerRequests,
  getSetting: () => ({ path: { setting: autoRetry } }),
  setSetting: () => ({
    path: { setting: autoRetry },
    body: { value: 'true' } satisfies SettingValue,
  }),
  ...merchantRequests,
  changeMerchantLook: (_, { shops }) => ({
    path: { id: String(shops[0].merchantId) },
    body: {
      displayName: 'Samarqand Market',
      accent: '#0b6b3a',
      logo: null,
      frameOrigins: ['https://shop.example'],
    } satisfies MerchantLookChange,
  }),
  getMerchantBalance: ({ terminalId }) => ({ query: { terminalId: String(terminalId) } }),
  getMerchantDeposit: ({ terminalId }) => ({ query: { terminalId: String(terminalId) } }),
  revokeApiKey: (_, { shops, apiKeyId }) => ({
    path: { id: String(shops[0].merchantId), keyId: String(apiKeyId) },
  }),
  listSettlementCallbacks: (_, { settlementId }) => ({ path: { id: String(settlementId) } }),
  sendSettlementCallback: (_, { settlementId }) => ({ path: { id: String(settlementId) } }),
  createSettlement: ({ terminalId, invoiceId }) => ({
    headers: { 'idempotency-key': `settlement-${invoiceId}` },
    body: {
      terminalId,
      baseAmount: 1_280,
      settlementAmount: 1_000,
    } satisfies SettlementRequest,
  }),
  downloadTicketReceipt: (_, { followUp: { ticketId } }) => ({
    path: { ticketId: String(ticketId) },
  }),
  approveTicket: ({ ticketId }) => ({
    headers: { 'if-match': '"1"' },
    body: { ticketId } satisfies TicketDecisionRequest,
  }),
  rejectTicket: ({ ticketId }) => ({
    headers: { 'if-match': '"1"' },
    body: { ticketId } satisfies TicketDecisionRequest,
  }),
  ...transferRequests,
  listTransactions: ({ declinedInvoiceId }) => ({ query: { invoiceId: declinedInvoiceId } }),
  confirmTransaction: ({ waitingPayoutId }) => ({
    path: { id: waitingPayoutId },
    body: { status: 'paid', transferId: 'bank-1' } satisfies TransactionConfirmation,
  }),
  requestTransactionStatus: () => ({ path: { id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e' } }),
  endTransaction: ({ unknownPayoutId }) => ({
    path: { id: unknownPayoutId },
    body: {
      status: 'paid',
      transferId: 'bank-2',
      reason: 'The bank shows it',
    } satisfies TransactionEnd,
  }),
  reportAsProvider: ({ amount, merchantInvoiceId }, { provider }) => ({
    path: { providerId: String(provider.id) },
    body: {
      type: 'deposit',
      status: 'paid',
      transferId: `trx-${merchantInvoiceId}`,
      accountId: provider.accountId,
      amount,
      currency: 'UZS',
    } satisfies ProviderReport,
  }),
  listReferenceItems: () => ({ query: { refHeaderId: '201' } }),
  requestFormCredential: ({ formId, amount, paymentMethodId, supportCode }) => ({
    path: { formId },
    body: { formId, amount, paymentMethodId, supportCode } satisfies FormCredentialRequest,
  }),
  completeForm: ({ formId }) => ({
    path: { formId },
    body: { formId, credential: '9860120115551234' } satisfies FormCompleteRequest,
  }),
  openFormTicket: ({ formId, supportCode }) => ({
    path: { formId },
    body: {
      formId,
      supportCode,
      description: 'I paid and nothing came',
    } satisfies FormTicketRequest,
  }),
  attachFormReceipt: (_, { followUp: { formId } }) => ({ path: { formId }, file: receiptFile }),
  requestFormReturn: (_, { followUp: { formId, supportCode } }) => ({
    path: { formId },
    body: { formId, supportCode, credential: '9860120115551234' } satisfies FormReturnRequest,
  }),
  createPayout: (_, world) => {
    const { customer, merchantInvoiceId } = world.formRequest();
    const body: CreatePayoutRequest = {
      terminalId: world.payoutTerminalId,
      amount: 100_000,
      merchantInvoiceId,
      customer,
      paymentMethodName: 'Humo',
      credential: '9860120115551234',
    };
    return { headers: { 'idempotency-key': merchantInvoiceId }, body };
  },
  createForm: (_, world) => {
    const body = world.formRequest();
    return { headers: { 'idempotency-key': body.merchantInvoiceId }, body };
  },
};

const requestEntries = operations.map(({ operationId }): [OperationId, MakeRequest] => [
  operationId,
  given[operationId] ?? ((form, world) => derivedRequest(operationId, form, world)),
]);

/** A request of each operation that succeeds for callers who may make it, about a form that waits for its money. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of all operations
export const validRequests = Object.fromEntries(requestEntries) as Readonly<
  Record<OperationId, MakeRequest>
>;

/** The request as it goes over the wire. */
export function toRequest(operationId: OperationId, parts: RequestParts): TestRequest {
  const operation = operations.find((known) => known.operationId === operationId);
  if (!operation) throw new Error(`${operationId} is not an operation of the contract`);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((parts.path?.[name] ?? '').toWellFormed()),
  );
  const query = new URLSearchParams(parts.query).toString();
  return {
    method: operation.method,
    url: query === '' ? path : `${path}?${query}`,
    ...(parts.headers && { headers: parts.headers }),
    ...(parts.body && { body: parts.body }),
    ...sentFile(parts),
  };
}
