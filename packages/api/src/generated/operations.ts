// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** The name of an operation. */
export type OperationId =
  | 'getHealth'
  | 'login'
  | 'logout'
  | 'getCurrentUser'
  | 'chooseTestDashboard'
  | 'changePassword'
  | 'endOtherSessions'
  | 'listSessions'
  | 'endSession'
  | 'getTwoFactor'
  | 'beginTwoFactor'
  | 'confirmTwoFactor'
  | 'turnOffTwoFactor'
  | 'listInvoices'
  | 'exportInvoices'
  | 'countNewInvoices'
  | 'getInvoice'
  | 'changeInvoiceStatus'
  | 'changeInvoiceAmount'
  | 'retryInvoice'
  | 'listStatusEvents'
  | 'countInvoiceSections'
  | 'listInvoiceErrors'
  | 'listInvoiceEvents'
  | 'listRoutingDecisions'
  | 'listInvoicePostings'
  | 'listTransfers'
  | 'reportTransfer'
  | 'getTransfer'
  | 'assignTransfer'
  | 'listTransactions'
  | 'confirmTransaction'
  | 'listTerminals'
  | 'createTerminal'
  | 'removeTerminalAttribute'
  | 'getTerminal'
  | 'changeTerminal'
  | 'saveTerminal'
  | 'createTestForm'
  | 'listPools'
  | 'listMonitoredTerminals'
  | 'listTerminalStatistics'
  | 'downloadInvoiceReport'
  | 'downloadBalanceReport'
  | 'downloadProviderReport'
  | 'downloadPoolBalanceReport'
  | 'listAccounts'
  | 'createAccount'
  | 'getAccount'
  | 'changeAccount'
  | 'getAccountLimit'
  | 'changeAccountLimit'
  | 'removeAccountCredential'
  | 'addAccountCredential'
  | 'changeAccountCredential'
  | 'listAccountMovements'
  | 'moveAccountMoney'
  | 'listNotifications'
  | 'closeNotification'
  | 'getSetting'
  | 'setSetting'
  | 'listMerchants'
  | 'createMerchant'
  | 'getOwnMerchant'
  | 'getMerchantBalance'
  | 'getMerchant'
  | 'changeMerchant'
  | 'getCallbackAddress'
  | 'changeCallbackAddress'
  | 'testCallback'
  | 'getMerchantLook'
  | 'changeMerchantLook'
  | 'getMerchantDeposit'
  | 'getMerchantWithdrawal'
  | 'getMerchantTrend'
  | 'listApiKeys'
  | 'createApiKey'
  | 'revokeApiKey'
  | 'listRates'
  | 'setRate'
  | 'createSettlement'
  | 'listCallbacks'
  | 'sendCallback'
  | 'listTickets'
  | 'openTicket'
  | 'approveTicket'
  | 'rejectTicket'
  | 'listReferenceItems'
  | 'listCurrencies'
  | 'listProviders'
  | 'initForm'
  | 'requestFormCredential'
  | 'completeForm'
  | 'getFormStatus'
  | 'cancelForm'
  | 'openFormTicket'
  | 'listFormSbpBanks'
  | 'createForm'
  | 'createPayout'
  | 'getMerchantInvoice'
  | 'cancelMerchantInvoice'
  | 'reportAsProvider';

/** One operation of the contract and who may call it. */
export interface Operation {
  readonly operationId: OperationId;
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** With its parameters in braces. */
  readonly path: string;
  /** `public`, `signed-in`, `merchant-key`, `provider-signature` or a permission. */
  readonly permission: string;
  /** A second permission that it needs as well. */
  readonly permissionAlso?: string;
  /** What lifts the permission. */
  readonly permissionUnless?: string;
  readonly tag: string;
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = [
  {
    operationId: 'getHealth',
    method: 'GET',
    path: '/api/health',
    permission: 'public',
    tag: 'system',
  },
  {
    operationId: 'login',
    method: 'POST',
    path: '/api/v1/login',
    permission: 'public',
    tag: 'session',
  },
  {
    operationId: 'logout',
    method: 'POST',
    path: '/api/v1/logout',
    permission: 'public',
    tag: 'session',
  },
  {
    operationId: 'getCurrentUser',
    method: 'GET',
    path: '/api/v1/people/me',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'chooseTestDashboard',
    method: 'PATCH',
    path: '/api/v1/people/me/testDashboard',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'changePassword',
    method: 'POST',
    path: '/api/v1/user/change_password',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'endOtherSessions',
    method: 'DELETE',
    path: '/api/v1/user/session',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'listSessions',
    method: 'GET',
    path: '/api/v1/user/session',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'endSession',
    method: 'DELETE',
    path: '/api/v1/user/session/{id}',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'getTwoFactor',
    method: 'GET',
    path: '/api/v1/user/two_factor',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'beginTwoFactor',
    method: 'POST',
    path: '/api/v1/user/two_factor',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'confirmTwoFactor',
    method: 'POST',
    path: '/api/v1/user/two_factor/confirm',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'turnOffTwoFactor',
    method: 'POST',
    path: '/api/v1/user/two_factor/off',
    permission: 'signed-in',
    tag: 'session',
  },
  {
    operationId: 'listInvoices',
    method: 'GET',
    path: '/api/v1/invoice',
    permission: 'signed-in',
    tag: 'invoices',
  },
  {
    operationId: 'exportInvoices',
    method: 'GET',
    path: '/api/v1/invoice/csv',
    permission: 'signed-in',
    tag: 'invoices',
  },
  {
    operationId: 'countNewInvoices',
    method: 'GET',
    path: '/api/v1/invoice/new',
    permission: 'signed-in',
    tag: 'invoices',
  },
  {
    operationId: 'getInvoice',
    method: 'GET',
    path: '/api/v1/invoice/{id}',
    permission: 'signed-in',
    tag: 'invoices',
  },
  {
    operationId: 'changeInvoiceStatus',
    method: 'PATCH',
    path: '/api/v1/invoice/status',
    permission: 'invoice.status.change',
    permissionUnless: 'test-processing',
    tag: 'invoices',
  },
  {
    operationId: 'changeInvoiceAmount',
    method: 'PATCH',
    path: '/api/v1/invoice/amount',
    permission: 'invoice.amount.change',
    tag: 'invoices',
  },
  {
    operationId: 'retryInvoice',
    method: 'POST',
    path: '/api/v1/invoice/retry',
    permission: 'invoice.status.change',
    permissionUnless: 'test-processing',
    tag: 'invoices',
  },
  {
    operationId: 'listStatusEvents',
    method: 'GET',
    path: '/api/v1/event/status',
    permission: 'signed-in',
    tag: 'invoices',
  },
  {
    operationId: 'countInvoiceSections',
    method: 'GET',
    path: '/api/v1/event/count',
    permission: 'signed-in',
    tag: 'invoices',
  },
  {
    operationId: 'listInvoiceErrors',
    method: 'GET',
    path: '/api/v1/event/error',
    permission: 'invoice.error.read',
    tag: 'invoices',
  },
  {
    operationId: 'listInvoiceEvents',
    method: 'GET',
    path: '/api/v1/event/invoice',
    permission: 'invoice.event.read',
    tag: 'invoices',
  },
  {
    operationId: 'listRoutingDecisions',
    method: 'GET',
    path: '/api/v1/event/routing',
    permission: 'people.account',
    tag: 'invoices',
  },
  {
    operationId: 'listInvoicePostings',
    method: 'GET',
    path: '/api/v1/event/posting',
    permission: 'merchant.read.finance',
    tag: 'invoices',
  },
  {
    operationId: 'listTransfers',
    method: 'GET',
    path: '/api/v1/transfer',
    permission: 'people.account',
    tag: 'transfers',
  },
  {
    operationId: 'reportTransfer',
    method: 'POST',
    path: '/api/v1/transfer',
    permission: 'invoice.status.change',
    tag: 'transfers',
  },
  {
    operationId: 'getTransfer',
    method: 'GET',
    path: '/api/v1/transfer/{id}',
    permission: 'people.account',
    tag: 'transfers',
  },
  {
    operationId: 'assignTransfer',
    method: 'POST',
    path: '/api/v1/transfer/{id}/assign',
    permission: 'invoice.status.change',
    tag: 'transfers',
  },
  {
    operationId: 'listTransactions',
    method: 'GET',
    path: '/api/v1/transaction/invoice',
    permission: 'invoice.transaction.read',
    tag: 'transactions',
  },
  {
    operationId: 'confirmTransaction',
    method: 'POST',
    path: '/api/v1/transaction/{id}/confirm',
    permission: 'invoice.status.change',
    tag: 'transactions',
  },
  {
    operationId: 'listTerminals',
    method: 'GET',
    path: '/api/v1/terminal',
    permission: 'signed-in',
    tag: 'terminals',
  },
  {
    operationId: 'createTerminal',
    method: 'POST',
    path: '/api/v1/terminal',
    permission: 'terminal.create',
    tag: 'terminals',
  },
  {
    operationId: 'removeTerminalAttribute',
    method: 'DELETE',
    path: '/api/v1/terminal/{id}',
    permission: 'terminal.create',
    tag: 'terminals',
  },
  {
    operationId: 'getTerminal',
    method: 'GET',
    path: '/api/v1/terminal/{id}',
    permission: 'signed-in',
    tag: 'terminals',
  },
  {
    operationId: 'changeTerminal',
    method: 'PATCH',
    path: '/api/v1/terminal/{id}',
    permission: 'signed-in',
    tag: 'terminals',
  },
  {
    operationId: 'saveTerminal',
    method: 'PUT',
    path: '/api/v1/terminal/{id}',
    permission: 'terminal.create',
    tag: 'terminals',
  },
  {
    operationId: 'createTestForm',
    method: 'POST',
    path: '/api/v1/terminal/{id}/form',
    permission: 'terminal.create',
    tag: 'terminals',
  },
  {
    operationId: 'listPools',
    method: 'GET',
    path: '/api/v1/terminal/pool',
    permission: 'signed-in',
    tag: 'terminals',
  },
  {
    operationId: 'listMonitoredTerminals',
    method: 'GET',
    path: '/api/v1/terminal/statistic',
    permission: 'terminal.statistic.settings',
    permissionAlso: 'data.terminal.statistic',
    tag: 'monitoring',
  },
  {
    operationId: 'listTerminalStatistics',
    method: 'GET',
    path: '/api/data/v1/terminal',
    permission: 'terminal.statistic.settings',
    permissionAlso: 'data.terminal.statistic',
    tag: 'monitoring',
  },
  {
    operationId: 'downloadInvoiceReport',
    method: 'GET',
    path: '/api/v1/report/invoice',
    permission: 'report.read.invoice',
    tag: 'reports',
  },
  {
    operationId: 'downloadBalanceReport',
    method: 'GET',
    path: '/api/v1/report/balance',
    permission: 'report.read.balance',
    tag: 'reports',
  },
  {
    operationId: 'downloadProviderReport',
    method: 'GET',
    path: '/api/v1/report/provider',
    permission: 'report.read.provider',
    tag: 'reports',
  },
  {
    operationId: 'downloadPoolBalanceReport',
    method: 'GET',
    path: '/api/v1/report/pool/balance',
    permission: 'report.read.pool.balance',
    tag: 'reports',
  },
  {
    operationId: 'listAccounts',
    method: 'GET',
    path: '/api/v1/people/account',
    permission: 'people.account',
    tag: 'accounts',
  },
  {
    operationId: 'createAccount',
    method: 'POST',
    path: '/api/v1/people/create',
    permission: 'people.account.edit',
    tag: 'accounts',
  },
  {
    operationId: 'getAccount',
    method: 'GET',
    path: '/api/v1/people/account/{id}',
    permission: 'people.account',
    tag: 'accounts',
  },
  {
    operationId: 'changeAccount',
    method: 'PATCH',
    path: '/api/v1/people/account/{id}',
    permission: 'people.account.edit',
    tag: 'accounts',
  },
  {
    operationId: 'getAccountLimit',
    method: 'GET',
    path: '/api/router/v1/people/account/limit/{peopleAccountId}',
    permission: 'people.account',
    tag: 'accounts',
  },
  {
    operationId: 'changeAccountLimit',
    method: 'PUT',
    path: '/api/router/v1/people/account/limit/{peopleAccountId}',
    permission: 'people.account.edit',
    tag: 'accounts',
  },
  {
    operationId: 'removeAccountCredential',
    method: 'DELETE',
    path: '/api/v1/people/account/{peopleAccountId}/credential',
    permission: 'people.account.edit',
    tag: 'accounts',
  },
  {
    operationId: 'addAccountCredential',
    method: 'POST',
    path: '/api/v1/people/account/{peopleAccountId}/credential',
    permission: 'people.account.edit',
    tag: 'accounts',
  },
  {
    operationId: 'changeAccountCredential',
    method: 'PUT',
    path: '/api/v1/people/account/{peopleAccountId}/credential',
    permission: 'people.account.edit',
    tag: 'accounts',
  },
  {
    operationId: 'listAccountMovements',
    method: 'GET',
    path: '/api/v1/people/account/{id}/movement',
    permission: 'people.account',
    tag: 'accounts',
  },
  {
    operationId: 'moveAccountMoney',
    method: 'POST',
    path: '/api/v1/people/account/{id}/movement',
    permission: 'people.account.edit',
    tag: 'accounts',
  },
  {
    operationId: 'listNotifications',
    method: 'GET',
    path: '/api/v1/notification',
    permission: 'signed-in',
    tag: 'notifications',
  },
  {
    operationId: 'closeNotification',
    method: 'PATCH',
    path: '/api/v1/notification/{id}',
    permission: 'signed-in',
    tag: 'notifications',
  },
  {
    operationId: 'getSetting',
    method: 'GET',
    path: '/api/v1/settings/{setting}',
    permission: 'settings.read',
    tag: 'settings',
  },
  {
    operationId: 'setSetting',
    method: 'POST',
    path: '/api/v1/settings/{setting}',
    permission: 'settings.edit',
    tag: 'settings',
  },
  {
    operationId: 'listMerchants',
    method: 'GET',
    path: '/api/v1/merchant',
    permission: 'merchant.rw.all',
    tag: 'merchants',
  },
  {
    operationId: 'createMerchant',
    method: 'POST',
    path: '/api/v1/merchant',
    permission: 'merchant.create',
    tag: 'merchants',
  },
  {
    operationId: 'getOwnMerchant',
    method: 'GET',
    path: '/api/v1/merchant/me',
    permission: 'merchant.read',
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantBalance',
    method: 'GET',
    path: '/api/v1/merchant/balance',
    permission: 'merchant.read.finance',
    tag: 'merchants',
  },
  {
    operationId: 'getMerchant',
    method: 'GET',
    path: '/api/v1/merchant/{id}',
    permission: 'merchant.read',
    tag: 'merchants',
  },
  {
    operationId: 'changeMerchant',
    method: 'PUT',
    path: '/api/v1/merchant/{id}',
    permission: 'merchant.callback.edit',
    tag: 'merchants',
  },
  {
    operationId: 'getCallbackAddress',
    method: 'GET',
    path: '/api/v1/merchant/{id}/callback',
    permission: 'merchant.callback.edit',
    tag: 'callbacks',
  },
  {
    operationId: 'changeCallbackAddress',
    method: 'PUT',
    path: '/api/v1/merchant/{id}/callback',
    permission: 'merchant.callback.edit',
    tag: 'callbacks',
  },
  {
    operationId: 'testCallback',
    method: 'POST',
    path: '/api/v1/merchant/{id}/callback/test',
    permission: 'merchant.callback.edit',
    tag: 'callbacks',
  },
  {
    operationId: 'getMerchantLook',
    method: 'GET',
    path: '/api/v1/merchant/{id}/look',
    permission: 'merchant.callback.edit',
    tag: 'merchants',
  },
  {
    operationId: 'changeMerchantLook',
    method: 'PATCH',
    path: '/api/v1/merchant/{id}/look',
    permission: 'merchant.callback.edit',
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantDeposit',
    method: 'GET',
    path: '/api/v1/merchant/deposit',
    permission: 'merchant.read.finance',
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantWithdrawal',
    method: 'GET',
    path: '/api/v1/merchant/withdrawal',
    permission: 'merchant.read.finance',
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantTrend',
    method: 'GET',
    path: '/api/v1/merchant/trend',
    permission: 'merchant.read.finance',
    tag: 'merchants',
  },
  {
    operationId: 'listApiKeys',
    method: 'GET',
    path: '/api/v1/merchant/{id}/key',
    permission: 'merchant.callback.edit',
    tag: 'api-keys',
  },
  {
    operationId: 'createApiKey',
    method: 'POST',
    path: '/api/v1/merchant/{id}/key',
    permission: 'merchant.callback.edit',
    tag: 'api-keys',
  },
  {
    operationId: 'revokeApiKey',
    method: 'DELETE',
    path: '/api/v1/merchant/{id}/key/{keyId}',
    permission: 'merchant.callback.edit',
    tag: 'api-keys',
  },
  {
    operationId: 'listRates',
    method: 'GET',
    path: '/api/v1/rate',
    permission: 'signed-in',
    tag: 'settlements',
  },
  {
    operationId: 'setRate',
    method: 'PUT',
    path: '/api/v1/rate',
    permission: 'settings.edit',
    tag: 'settlements',
  },
  {
    operationId: 'createSettlement',
    method: 'POST',
    path: '/api/v1/settlement',
    permission: 'settlement.create',
    tag: 'settlements',
  },
  {
    operationId: 'listCallbacks',
    method: 'GET',
    path: '/api/v1/merchant/callback',
    permission: 'merchant.callback.read',
    tag: 'callbacks',
  },
  {
    operationId: 'sendCallback',
    method: 'POST',
    path: '/api/v1/merchant/callback',
    permission: 'merchant.callback.edit',
    tag: 'callbacks',
  },
  {
    operationId: 'listTickets',
    method: 'GET',
    path: '/api/v1/merchant/support/{invoiceId}',
    permission: 'signed-in',
    tag: 'tickets',
  },
  {
    operationId: 'openTicket',
    method: 'POST',
    path: '/api/v1/merchant/support',
    permission: 'merchant.read',
    tag: 'tickets',
  },
  {
    operationId: 'approveTicket',
    method: 'POST',
    path: '/api/v1/merchant/support/approve',
    permission: 'ticket.decision',
    tag: 'tickets',
  },
  {
    operationId: 'rejectTicket',
    method: 'POST',
    path: '/api/v1/merchant/support/reject',
    permission: 'ticket.decision',
    tag: 'tickets',
  },
  {
    operationId: 'listReferenceItems',
    method: 'GET',
    path: '/api/v1/reference',
    permission: 'signed-in',
    tag: 'reference',
  },
  {
    operationId: 'listCurrencies',
    method: 'GET',
    path: '/api/v1/reference/currency',
    permission: 'signed-in',
    tag: 'reference',
  },
  {
    operationId: 'listProviders',
    method: 'GET',
    path: '/api/v1/provider',
    permission: 'signed-in',
    tag: 'reference',
  },
  {
    operationId: 'initForm',
    method: 'POST',
    path: '/api/payments/form/{formId}/init',
    permission: 'public',
    tag: 'form',
  },
  {
    operationId: 'requestFormCredential',
    method: 'POST',
    path: '/api/payments/form/{formId}/credential',
    permission: 'public',
    tag: 'form',
  },
  {
    operationId: 'completeForm',
    method: 'POST',
    path: '/api/payments/form/{formId}/complete',
    permission: 'public',
    tag: 'form',
  },
  {
    operationId: 'getFormStatus',
    method: 'POST',
    path: '/api/payments/form/{formId}/status',
    permission: 'public',
    tag: 'form',
  },
  {
    operationId: 'cancelForm',
    method: 'POST',
    path: '/api/payments/form/{formId}/cancel',
    permission: 'public',
    tag: 'form',
  },
  {
    operationId: 'openFormTicket',
    method: 'POST',
    path: '/api/payments/form/{formId}/ticket',
    permission: 'public',
    tag: 'form',
  },
  {
    operationId: 'listFormSbpBanks',
    method: 'GET',
    path: '/api/payments/form/{formId}/banks/sbp',
    permission: 'public',
    tag: 'form',
  },
  {
    operationId: 'createForm',
    method: 'POST',
    path: '/api/merchant/v1/forms',
    permission: 'merchant-key',
    tag: 'merchant-api',
  },
  {
    operationId: 'createPayout',
    method: 'POST',
    path: '/api/merchant/v1/payouts',
    permission: 'merchant-key',
    tag: 'merchant-api',
  },
  {
    operationId: 'getMerchantInvoice',
    method: 'GET',
    path: '/api/merchant/v1/invoices/{id}',
    permission: 'merchant-key',
    tag: 'merchant-api',
  },
  {
    operationId: 'cancelMerchantInvoice',
    method: 'POST',
    path: '/api/merchant/v1/invoices/{id}/cancel',
    permission: 'merchant-key',
    tag: 'merchant-api',
  },
  {
    operationId: 'reportAsProvider',
    method: 'POST',
    path: '/api/provider/{providerId}/transfers',
    permission: 'provider-signature',
    tag: 'provider-api',
  },
];
