import type { OperationId } from '@tiyin/api/operations';
import {
  anyStaff,
  everybody,
  everybodyMakes,
  keyKeepers,
  onlyKey,
  onlyOperator,
  seesFinance,
  staffOnly,
} from './access-rows.ts';
import type { Actor } from './actors.ts';

/** The response status of each actor's valid request. */
type Row = Readonly<
  Record<Exclude<Actor, 'provider'>, number> & {
    /** Where it is missing, a provider's server is answered like any other: see `expectedStatus`. */
    provider?: number;
  }
>;

/** An operation without its row does not compile. */
type AccessTable = Readonly<Record<OperationId, Row>>;

/** The contract's `x-permission` for the demo staff (PEOPLE-22), about the first merchant's things. */
export const accessTable: AccessTable = {
  getHealth: everybody,
  // A server sends no Origin: what sets or uses cookies is for browsers on our own page.
  login: { ...everybody, key: 403 },
  logout: { nobody: 204, operator: 204, merchant: 204, support: 204, viewer: 204, key: 403 },
  getCurrentUser: anyStaff,
  chooseTestDashboard: { ...anyStaff, key: 403 },
  // 422: nobody's password is "wrong".
  changePassword: { ...staffOnly(422), key: 403 },
  listSessions: anyStaff,
  endSession: { ...staffOnly(204), key: 403 },
  endOtherSessions: { ...staffOnly(204), key: 403 },
  getTwoFactor: anyStaff,
  // 422: likewise. 409: nobody has begun.
  beginTwoFactor: { ...staffOnly(422), key: 403 },
  confirmTwoFactor: { ...staffOnly(409), key: 403 },
  turnOffTwoFactor: { ...staffOnly(422), key: 403 },
  listInvoices: anyStaff,
  exportInvoices: anyStaff,
  listSettlements: seesFinance,
  exportSettlements: seesFinance,
  getFreeBalance: seesFinance,
  countNewInvoices: anyStaff,
  getInvoice: anyStaff,
  // About an invoice in test processing, which lifts the permission (INVOICE-36).
  changeInvoiceStatus: { ...anyStaff, key: 403 },
  changeInvoiceAmount: { ...anyStaff, merchant: 403, support: 403, viewer: 403, key: 403 },
  previewInvoiceChange: { ...anyStaff, key: 403 },
  listRefunds: anyStaff,
  // The merchant gives its own money back.
  refundInvoice: { ...onlyOperator, operator: 201, merchant: 201, key: 403 },
  // In test processing, likewise.
  retryInvoice: { ...anyStaff, key: 403 },
  countInvoiceSections: anyStaff,
  listStatusEvents: anyStaff,
  listInvoiceErrors: { ...anyStaff, merchant: 403, viewer: 403 },
  listInvoiceEvents: { ...anyStaff, viewer: 403 },
  listRoutingDecisions: onlyOperator,
  listInvoicePostings: seesFinance,
  listTerminals: anyStaff,
  listPools: anyStaff,
  listMonitoredTerminals: onlyOperator,
  listTerminalStatistics: onlyOperator,
  downloadInvoiceReport: { ...onlyOperator, merchant: 200 },
  downloadBalanceReport: { ...onlyOperator, merchant: 200 },
  downloadProviderReport: onlyOperator,
  downloadPoolBalanceReport: onlyOperator,
  getTerminal: anyStaff,
  getTerminalReadiness: onlyOperator,
  createTerminal: { ...keyKeepers, operator: 201, merchant: 201, key: 403 },
  saveTerminal: { ...keyKeepers, key: 403 },
  // Its name: what else it changes has permissions of its own.
  changeTerminal: { ...keyKeepers, key: 403 },
  removeTerminalAttribute: { ...keyKeepers, key: 403 },
  createTestForm: { ...keyKeepers, operator: 201, merchant: 201, key: 403 },
  listAccounts: onlyOperator,
  createAccount: { ...onlyOperator, operator: 201, key: 403 },
  getAccount: onlyOperator,
  changeAccount: { ...onlyOperator, key: 403 },
  getAccountSummary: onlyOperator,
  listAccountMoney: onlyOperator,
  resumeAccount: { ...onlyOperator, key: 403 },
  changePool: { ...onlyOperator, key: 403 },
  getAccountLimit: onlyOperator,
  changeAccountLimit: { ...onlyOperator, key: 403 },
  addAccountCredential: { ...onlyOperator, operator: 201, key: 403 },
  changeAccountCredential: { ...onlyOperator, key: 403 },
  removeAccountCredential: { ...onlyOperator, key: 403 },
  listAccountMovements: onlyOperator,
  listStatements: onlyOperator,
  importStatement: { ...onlyOperator, operator: 201, key: 403 },
  getStatementMapping: onlyOperator,
  setStatementMapping: { ...onlyOperator, key: 403 },
  listAccountDays: onlyOperator,
  getAccountDay: onlyOperator,
  explainAccountDay: { ...onlyOperator, key: 403 },
  closeAccountDay: { ...onlyOperator, key: 403 },
  moveAccountMoney: { ...onlyOperator, operator: 201, key: 403 },
  listAuditEntries: onlyOperator,
  exportAuditEntries: onlyOperator,
  listChecks: onlyOperator,
  // From the office's own pages alone.
  runChecks: { ...onlyOperator, key: 403 },
  listNotifications: anyStaff,
  // About a callback that failed: support sees it, but may not edit callbacks; the viewer does not see it.
  closeNotification: { ...anyStaff, support: 403, viewer: 404, key: 403 },
  // Assigned by the same people who may close it.
  listNotificationAssignees: { ...anyStaff, support: 403, viewer: 404 },
  assignNotification: { ...anyStaff, support: 403, viewer: 404, key: 403 },
  listNotificationComments: { ...anyStaff, viewer: 404 },
  addNotificationComment: { ...anyStaff, viewer: 404, key: 403 },
  listApprovals: anyStaff,
  // 404: nobody else requested it or decides.
  getApproval: { ...onlyOperator, merchant: 404, support: 404, viewer: 404 },
  approveRequest: { ...onlyOperator, key: 403 },
  rejectRequest: { ...onlyOperator, key: 403 },
  listApprovalRules: onlyOperator,
  getApprovalNeed: anyStaff,
  changeApprovalRule: { ...onlyOperator, key: 403 },
  getSetting: onlyOperator,
  setSetting: { ...onlyOperator, key: 403 },
  listMerchants: { ...onlyOperator, support: 200 },
  // 404: they belong to no single merchant.
  getOwnMerchant: { ...anyStaff, operator: 404, support: 404, viewer: 403 },
  createMerchant: { ...onlyOperator, operator: 201, key: 403 },
  getMerchant: { ...anyStaff, viewer: 403 },
  changeMerchant: { ...keyKeepers, key: 403 },
  getCallbackAddress: keyKeepers,
  changeCallbackAddress: { ...keyKeepers, key: 403 },
  testCallback: { ...keyKeepers, key: 403 },
  getMerchantLook: keyKeepers,
  changeMerchantLook: { ...keyKeepers, key: 403 },
  getMerchantBalance: seesFinance,
  getMerchantDeposit: seesFinance,
  getMerchantWithdrawal: seesFinance,
  getMerchantTrend: seesFinance,
  listApiKeys: keyKeepers,
  createApiKey: { ...keyKeepers, operator: 201, merchant: 201, key: 403 },
  revokeApiKey: { ...keyKeepers, operator: 204, merchant: 204, key: 403 },
  listRates: anyStaff,
  setRate: { ...onlyOperator, key: 403 },
  createSettlement: {
    nobody: 401,
    operator: 201,
    merchant: 201,
    support: 403,
    viewer: 403,
    key: 403,
  },
  listCallbacks: { ...anyStaff, viewer: 403 },
  // 201: they may edit callbacks.
  sendCallback: {
    nobody: 401,
    operator: 201,
    merchant: 201,
    support: 403,
    viewer: 403,
    key: 403,
  },
  listTickets: anyStaff,
  openTicket: { ...onlyOperator, operator: 201, merchant: 201, support: 201, key: 403 },
  downloadTicketReceipt: { ...onlyOperator, support: 200 },
  approveTicket: { ...onlyOperator, support: 200, key: 403 },
  rejectTicket: { ...onlyOperator, support: 200, key: 403 },
  listTransfers: onlyOperator,
  exportTransfers: onlyOperator,
  openMoneyItem: { ...onlyOperator, key: 403 },
  listWaitingMoney: onlyOperator,
  getTransfer: onlyOperator,
  // The harness's stray transfer is in suspense until the request before assigns it.
  reverseTransfer: { ...onlyOperator, key: 403 },
  assignTransfer: { ...onlyOperator, key: 403 },
  reportTransfer: { ...onlyOperator, operator: 201, key: 403 },
  returnTransfer: { ...onlyOperator, operator: 201, key: 403 },
  returnInvoiceMoney: { ...onlyOperator, operator: 201, key: 403 },
  listSuspense: onlyOperator,
  previewReturn: { ...onlyOperator, key: 403 },
  listReturns: onlyOperator,
  // 404: there is none.
  getReturn: { ...onlyOperator, operator: 404 },
  confirmReturn: { ...onlyOperator, operator: 404, key: 403 },
  listTransactions: { ...anyStaff, merchant: 403, viewer: 403 },
  confirmTransaction: { ...onlyOperator, key: 403 },
  // 404: there is none.
  requestTransactionStatus: { ...onlyOperator, operator: 404, key: 403 },
  endTransaction: { ...onlyOperator, operator: 202, key: 403 },
  reportAsProvider: {
    nobody: 401,
    operator: 401,
    merchant: 401,
    support: 401,
    viewer: 401,
    key: 401,
    provider: 200,
  },
  listReferenceItems: anyStaff,
  listCurrencies: anyStaff,
  listProviders: anyStaff,
  initForm: everybody,
  requestFormCredential: everybody,
  completeForm: everybody,
  getFormStatus: everybody,
  cancelForm: everybody,
  listFormSbpBanks: everybody,
  openFormTicket: everybodyMakes,
  attachFormReceipt: everybodyMakes,
  requestFormReturn: everybodyMakes,
  createPayout: { ...onlyKey, key: 201 },
  createRefund: { ...onlyKey, key: 201 },
  createForm: { ...onlyKey, key: 201 },
  getMerchantInvoice: onlyKey,
  cancelMerchantInvoice: onlyKey,
};

/** The response status of an actor's valid request; a provider's server is like a merchant's without a key. */
export function expectedStatus(operationId: OperationId, actor: Actor): number {
  const row = accessTable[operationId];
  if (actor !== 'provider') return row[actor];
  const isForServers = row.operator === 401;
  return row.provider ?? (isForServers ? 401 : row.key);
}
