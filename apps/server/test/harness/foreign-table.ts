import { type OperationId, operations } from '@tiyin/api/operations';
import { resolveSchema, requestContract } from './contract.ts';

/** How an operation answers callers of another merchant about a row that is there. */
export type Foreign =
  /** 401, 403 or 404. */
  | 'refused'
  /** 422 at the field of the id, as for a row that never was. */
  | 'unknown'
  /** 200 without the row. */
  | 'empty'
  /** 204, whether or not the row is there. */
  | 'silent'
  /** A row of the installation, of no merchant: its permission decides. */
  | 'shared'
  /** Its address is the right to it (FORM-5). */
  | 'bearer';

/** The operations that take an id; written by hand, so that a missing scope is found. */
const groups: Readonly<Record<Foreign, readonly OperationId[]>> = {
  refused: [
    ...(['countNewInvoices', 'getInvoice', 'changeInvoiceStatus', 'changeInvoiceAmount'] as const),
    ...(['previewInvoiceChange', 'listRefunds', 'refundInvoice', 'retryInvoice'] as const),
    ...(['listStatusEvents', 'countInvoiceSections', 'listInvoiceErrors'] as const),
    ...(['listInvoiceEvents', 'listInvoiceNotes', 'addInvoiceNote', 'assignInvoice'] as const),
    ...(['listRoutingDecisions', 'listInvoicePostings'] as const),
    ...(['openMoneyItem', 'getTransfer', 'reverseTransfer', 'returnInvoiceMoney'] as const),
    ...(['listReturns', 'previewReturn', 'getReturn', 'confirmReturn', 'endReturn'] as const),
    ...(['listTransactions', 'confirmTransaction', 'endTransaction'] as const),
    ...(['requestTransactionStatus', 'removeTerminalAttribute', 'getTerminal'] as const),
    ...(['changeTerminal', 'saveTerminal', 'getTerminalReadiness', 'createTestForm'] as const),
    ...(['downloadInvoiceReport', 'downloadBalanceReport', 'downloadProviderReport'] as const),
    ...(['previewInvoiceReport', 'previewBalanceReport', 'previewProviderReport'] as const),
    ...(['previewPoolBalanceReport'] as const),
    ...(['downloadPoolBalanceReport', 'closeNotification', 'listNotificationAssignees'] as const),
    ...(['assignNotification', 'listNotificationComments', 'addNotificationComment'] as const),
    ...(['invitePerson', 'getPerson', 'changePersonRoles', 'disablePerson'] as const),
    ...(['enablePerson', 'revokeInvitation', 'renewInvitation', 'endPersonSessions'] as const),
    ...(['endPersonSession', 'getApproval', 'approveRequest', 'rejectRequest'] as const),
    ...(['getApprovalNeed', 'getMerchantBalance', 'getMerchant', 'changeMerchant'] as const),
    ...(['getCallbackAddress', 'changeCallbackAddress', 'testCallback'] as const),
    ...(['getWebhookKey', 'rotateWebhookKey', 'endFormerWebhookKey'] as const),
    ...([
      'readWebhookSecret',
      'getMerchantLook',
      'changeMerchantLook',
      'getMerchantDeposit',
    ] as const),
    ...(['getMerchantWithdrawal', 'getMerchantTrend', 'listApiKeys', 'createApiKey'] as const),
    ...(['revokeApiKey', 'listCallbacks', 'sendCallback', 'listSettlementCallbacks'] as const),
    ...(['sendSettlementCallback', 'listTickets', 'openTicket', 'downloadTicketReceipt'] as const),
    ...(['approveTicket', 'rejectTicket', 'getMerchantInvoice', 'createRefund'] as const),
    ...(['changeAlertRule', 'deleteAlertRule', 'testAlertRule', 'replaceAlertSecret'] as const),
    ...(['addReportSchedule', 'deleteReportSchedule', 'pauseReportSchedule'] as const),
    'sendScheduledReport',
    ...(['cancelMerchantInvoice', 'reportAsProvider', 'getCustomer'] as const),
    ...(['listEndpoints', 'createEndpoint', 'changeEndpoint', 'readEndpointSecret'] as const),
    ...(['rotateEndpointKey', 'listEndpointEvents', 'sendEndpointAgain'] as const),
    ...(['renameInvoiceView', 'removeInvoiceView'] as const),
    ...(['removeEndpoint', 'changeMerchantEndpoint', 'readMerchantEndpointSecret'] as const),
    ...(['rotateMerchantEndpointKey', 'listMerchantEndpointEvents'] as const),
    ...(['sendMerchantEndpointAgain', 'advanceInvoice', 'advanceMerchantInvoice'] as const),
  ],
  unknown: [
    ...(['reportTransfer', 'assignTransfer', 'createTerminal', 'createSettlement'] as const),
    ...(['getFreeBalance', 'createForm', 'createPayout', 'addAlertRule'] as const),
  ],
  empty: [
    ...(['listInvoices', 'exportInvoices', 'listTerminals', 'listTerminalStatistics'] as const),
    ...(['listAuditEntries', 'exportAuditEntries', 'listPeople', 'listSettlements'] as const),
    ...(['exportSettlements', 'listMerchantInvoices', 'downloadMerchantInvoices'] as const),
    ...(['sumInvoices', 'listSuccessDrops', 'listMonitoringEvents', 'getFormFunnel'] as const),
  ],
  silent: ['endSession', 'removeMerchantEndpoint'],
  shared: [
    ...(['listTransfers', 'exportTransfers', 'returnTransfer', 'createAccount'] as const),
    ...(['getAccount', 'changeAccount', 'getAccountSummary', 'listAccountMoney'] as const),
    ...(['resumeAccount', 'changePool', 'getAccountLimit', 'changeAccountLimit'] as const),
    ...(['removeAccountCredential', 'addAccountCredential', 'changeAccountCredential'] as const),
    ...(['listAccountMovements', 'moveAccountMoney', 'listStatements', 'importStatement'] as const),
    ...(['getStatementMapping', 'setStatementMapping', 'listAccountDays'] as const),
    ...(['getAccountDay', 'explainAccountDay', 'closeAccountDay'] as const),
    ...(['deleteRole', 'changeRole'] as const),
    ...(['getProvider', 'changeProvider', 'pauseProvider', 'resumeProvider'] as const),
    ...(['blockProviderReports', 'allowProviderReports'] as const),
    ...(['testProvider', 'rotateProviderSecret', 'endFormerProviderSecret'] as const),
  ],
  bearer: [
    ...(['initForm', 'requestFormCredential', 'completeForm', 'getFormStatus'] as const),
    ...(['cancelForm', 'openFormTicket', 'attachFormReceipt', 'requestFormReturn'] as const),
    'listFormSbpBanks',
  ],
};

/** The operations of the table, each with its group. */
export const foreignTable: ReadonlyMap<OperationId, Foreign> = new Map(
  Object.entries(groups).flatMap(([group, ids]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `groups`
    ids.map((id): [OperationId, Foreign] => [id, group as Foreign]),
  ),
);

/** Names of reference lists of everybody, and ids that somebody else's system gave. */
const namesNoRow: ReadonlySet<string> = new Set([
  'currencyId',
  'flowTypeId',
  'statusId',
  'statusIds',
  'paymentMethodId',
  'refHeaderId',
  'merchantInvoiceId',
  'customerId',
]);

/** The parameters and the fields of the body, by name, that hold ids of rows. */
function idNames(operationId: OperationId): readonly string[] {
  const { parameters, body } = requestContract(operationId);
  const fields = body ? Object.keys(resolveSchema(body).properties ?? {}) : [];
  const names = [...parameters.map(({ name }) => name), ...fields];
  return names.filter((name) => /(^id|Ids?)$/.test(name) && !namesNoRow.has(name));
}

/** `addPasskey` has the id that an authenticator chose, and the others need a sign-in with it: `staff/passkeys.test.ts` tries them. */
const triedElsewhere: ReadonlySet<OperationId> = new Set([
  'addPasskey',
  'renamePasskey',
  'removePasskey',
]);

/** The operations of the contract that take the id of a row. */
export const takingIds: readonly OperationId[] = operations
  .map(({ operationId }) => operationId)
  .filter((id) => !triedElsewhere.has(id) && idNames(id).length > 0);
