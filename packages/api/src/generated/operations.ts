// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationShape } from '../operation-shape.ts';
import type * as types from './types.ts';

/** The input and the output of every operation. */
export interface Operations {
  readonly getHealth: OperationShape<
    types.GetHealthData,
    types.GetHealthResponses,
    'public',
    'system'
  >;
  readonly login: OperationShape<types.LoginData, types.LoginResponses, 'public', 'session'>;
  readonly beginPasskeySignIn: OperationShape<
    types.BeginPasskeySignInData,
    types.BeginPasskeySignInResponses,
    'public',
    'session'
  >;
  readonly signInWithPasskey: OperationShape<
    types.SignInWithPasskeyData,
    types.SignInWithPasskeyResponses,
    'public',
    'session'
  >;
  readonly beginOidcSignIn: OperationShape<
    types.BeginOidcSignInData,
    types.BeginOidcSignInResponses,
    'public',
    'session'
  >;
  readonly finishOidc: OperationShape<
    types.FinishOidcData,
    types.FinishOidcResponses,
    'public',
    'session'
  >;
  readonly logoutByOidc: OperationShape<
    types.LogoutByOidcData,
    types.LogoutByOidcResponses,
    'public',
    'session'
  >;
  readonly logout: OperationShape<types.LogoutData, types.LogoutResponses, 'public', 'session'>;
  readonly getCurrentUser: OperationShape<
    types.GetCurrentUserData,
    types.GetCurrentUserResponses,
    'signed-in',
    'session'
  >;
  readonly chooseTestDashboard: OperationShape<
    types.ChooseTestDashboardData,
    types.ChooseTestDashboardResponses,
    'signed-in',
    'session'
  >;
  readonly changePassword: OperationShape<
    types.ChangePasswordData,
    types.ChangePasswordResponses,
    'signed-in',
    'own-account'
  >;
  readonly endOtherSessions: OperationShape<
    types.EndOtherSessionsData,
    types.EndOtherSessionsResponses,
    'signed-in',
    'own-account'
  >;
  readonly listSessions: OperationShape<
    types.ListSessionsData,
    types.ListSessionsResponses,
    'signed-in',
    'own-account'
  >;
  readonly endSession: OperationShape<
    types.EndSessionData,
    types.EndSessionResponses,
    'signed-in',
    'own-account'
  >;
  readonly getOwnSession: OperationShape<
    types.GetOwnSessionData,
    types.GetOwnSessionResponses,
    'signed-in',
    'session'
  >;
  readonly stepUp: OperationShape<types.StepUpData, types.StepUpResponses, 'signed-in', 'session'>;
  readonly beginOidcStepUp: OperationShape<
    types.BeginOidcStepUpData,
    types.BeginOidcStepUpResponses,
    'signed-in',
    'session'
  >;
  readonly beginPasskeyStepUp: OperationShape<
    types.BeginPasskeyStepUpData,
    types.BeginPasskeyStepUpResponses,
    'signed-in',
    'session'
  >;
  readonly listPasskeys: OperationShape<
    types.ListPasskeysData,
    types.ListPasskeysResponses,
    'signed-in',
    'passkeys'
  >;
  readonly addPasskey: OperationShape<
    types.AddPasskeyData,
    types.AddPasskeyResponses,
    'signed-in',
    'passkeys'
  >;
  readonly beginPasskey: OperationShape<
    types.BeginPasskeyData,
    types.BeginPasskeyResponses,
    'signed-in',
    'passkeys'
  >;
  readonly removePasskey: OperationShape<
    types.RemovePasskeyData,
    types.RemovePasskeyResponses,
    'signed-in',
    'passkeys'
  >;
  readonly renamePasskey: OperationShape<
    types.RenamePasskeyData,
    types.RenamePasskeyResponses,
    'signed-in',
    'passkeys'
  >;
  readonly getTwoFactor: OperationShape<
    types.GetTwoFactorData,
    types.GetTwoFactorResponses,
    'signed-in',
    'two-factor'
  >;
  readonly beginTwoFactor: OperationShape<
    types.BeginTwoFactorData,
    types.BeginTwoFactorResponses,
    'signed-in',
    'two-factor'
  >;
  readonly confirmTwoFactor: OperationShape<
    types.ConfirmTwoFactorData,
    types.ConfirmTwoFactorResponses,
    'signed-in',
    'two-factor'
  >;
  readonly renewRecoveryCodes: OperationShape<
    types.RenewRecoveryCodesData,
    types.RenewRecoveryCodesResponses,
    'signed-in',
    'two-factor'
  >;
  readonly turnOffTwoFactor: OperationShape<
    types.TurnOffTwoFactorData,
    types.TurnOffTwoFactorResponses,
    'signed-in',
    'two-factor'
  >;
  readonly listInvoices: OperationShape<
    types.ListInvoicesData,
    types.ListInvoicesResponses,
    'signed-in',
    'invoices'
  >;
  readonly exportInvoices: OperationShape<
    types.ExportInvoicesData,
    types.ExportInvoicesResponses,
    'signed-in',
    'invoices'
  >;
  readonly countNewInvoices: OperationShape<
    types.CountNewInvoicesData,
    types.CountNewInvoicesResponses,
    'signed-in',
    'invoices'
  >;
  readonly sumInvoices: OperationShape<
    types.SumInvoicesData,
    types.SumInvoicesResponses,
    'signed-in',
    'invoices'
  >;
  readonly findInvoicePlaces: OperationShape<
    types.FindInvoicePlacesData,
    types.FindInvoicePlacesResponses,
    'signed-in',
    'search'
  >;
  readonly getCustomer: OperationShape<
    types.GetCustomerData,
    types.GetCustomerResponses,
    'signed-in',
    'customers'
  >;
  readonly getInvoice: OperationShape<
    types.GetInvoiceData,
    types.GetInvoiceResponses,
    'signed-in',
    'invoices'
  >;
  readonly changeInvoiceStatus: OperationShape<
    types.ChangeInvoiceStatusData,
    types.ChangeInvoiceStatusResponses,
    'invoice.status.change',
    'invoices'
  >;
  readonly changeInvoiceAmount: OperationShape<
    types.ChangeInvoiceAmountData,
    types.ChangeInvoiceAmountResponses,
    'invoice.amount.change',
    'invoices'
  >;
  readonly previewInvoiceChange: OperationShape<
    types.PreviewInvoiceChangeData,
    types.PreviewInvoiceChangeResponses,
    'signed-in',
    'invoices'
  >;
  readonly listInvoiceNotes: OperationShape<
    types.ListInvoiceNotesData,
    types.ListInvoiceNotesResponses,
    'invoice.event.read',
    'invoices'
  >;
  readonly addInvoiceNote: OperationShape<
    types.AddInvoiceNoteData,
    types.AddInvoiceNoteResponses,
    'invoice.event.read',
    'invoices'
  >;
  readonly listInvoiceAssignees: OperationShape<
    types.ListInvoiceAssigneesData,
    types.ListInvoiceAssigneesResponses,
    'invoice.event.read',
    'invoices'
  >;
  readonly listInvoiceViews: OperationShape<
    types.ListInvoiceViewsData,
    types.ListInvoiceViewsResponses,
    'signed-in',
    'invoice-views'
  >;
  readonly saveInvoiceView: OperationShape<
    types.SaveInvoiceViewData,
    types.SaveInvoiceViewResponses,
    'signed-in',
    'invoice-views'
  >;
  readonly removeInvoiceView: OperationShape<
    types.RemoveInvoiceViewData,
    types.RemoveInvoiceViewResponses,
    'signed-in',
    'invoice-views'
  >;
  readonly renameInvoiceView: OperationShape<
    types.RenameInvoiceViewData,
    types.RenameInvoiceViewResponses,
    'signed-in',
    'invoice-views'
  >;
  readonly assignInvoice: OperationShape<
    types.AssignInvoiceData,
    types.AssignInvoiceResponses,
    'invoice.event.read',
    'invoices'
  >;
  readonly listRefunds: OperationShape<
    types.ListRefundsData,
    types.ListRefundsResponses,
    'signed-in',
    'invoices'
  >;
  readonly refundInvoice: OperationShape<
    types.RefundInvoiceData,
    types.RefundInvoiceResponses,
    'invoice.refund',
    'invoices'
  >;
  readonly advanceInvoice: OperationShape<
    types.AdvanceInvoiceData,
    types.AdvanceInvoiceResponses,
    'invoice.status.change',
    'invoices'
  >;
  readonly retryInvoice: OperationShape<
    types.RetryInvoiceData,
    types.RetryInvoiceResponses,
    'invoice.status.change',
    'invoices'
  >;
  readonly listStatusEvents: OperationShape<
    types.ListStatusEventsData,
    types.ListStatusEventsResponses,
    'signed-in',
    'invoices'
  >;
  readonly countInvoiceSections: OperationShape<
    types.CountInvoiceSectionsData,
    types.CountInvoiceSectionsResponses,
    'signed-in',
    'invoices'
  >;
  readonly listInvoiceErrors: OperationShape<
    types.ListInvoiceErrorsData,
    types.ListInvoiceErrorsResponses,
    'invoice.error.read',
    'invoices'
  >;
  readonly listInvoiceEvents: OperationShape<
    types.ListInvoiceEventsData,
    types.ListInvoiceEventsResponses,
    'invoice.event.read',
    'invoices'
  >;
  readonly listRoutingDecisions: OperationShape<
    types.ListRoutingDecisionsData,
    types.ListRoutingDecisionsResponses,
    'people.account',
    'invoices'
  >;
  readonly listInvoicePostings: OperationShape<
    types.ListInvoicePostingsData,
    types.ListInvoicePostingsResponses,
    'merchant.read.finance',
    'invoices'
  >;
  readonly listTransfers: OperationShape<
    types.ListTransfersData,
    types.ListTransfersResponses,
    'people.account',
    'transfers'
  >;
  readonly reportTransfer: OperationShape<
    types.ReportTransferData,
    types.ReportTransferResponses,
    'transfer.confirm',
    'transfers'
  >;
  readonly exportTransfers: OperationShape<
    types.ExportTransfersData,
    types.ExportTransfersResponses,
    'people.account',
    'transfers'
  >;
  readonly listWaitingMoney: OperationShape<
    types.ListWaitingMoneyData,
    types.ListWaitingMoneyResponses,
    'transfer.confirm',
    'transfers'
  >;
  readonly openMoneyItem: OperationShape<
    types.OpenMoneyItemData,
    types.OpenMoneyItemResponses,
    'people.account',
    'transfers'
  >;
  readonly getTransfer: OperationShape<
    types.GetTransferData,
    types.GetTransferResponses,
    'people.account',
    'transfers'
  >;
  readonly assignTransfer: OperationShape<
    types.AssignTransferData,
    types.AssignTransferResponses,
    'invoice.status.change',
    'transfers'
  >;
  readonly reverseTransfer: OperationShape<
    types.ReverseTransferData,
    types.ReverseTransferResponses,
    'transfer.confirm',
    'transfers'
  >;
  readonly returnTransfer: OperationShape<
    types.ReturnTransferData,
    types.ReturnTransferResponses,
    'transfer.confirm',
    'returns'
  >;
  readonly returnInvoiceMoney: OperationShape<
    types.ReturnInvoiceMoneyData,
    types.ReturnInvoiceMoneyResponses,
    'transfer.confirm',
    'returns'
  >;
  readonly listReturns: OperationShape<
    types.ListReturnsData,
    types.ListReturnsResponses,
    'transfer.confirm',
    'returns'
  >;
  readonly listSuspense: OperationShape<
    types.ListSuspenseData,
    types.ListSuspenseResponses,
    'people.account',
    'returns'
  >;
  readonly previewReturn: OperationShape<
    types.PreviewReturnData,
    types.PreviewReturnResponses,
    'transfer.confirm',
    'returns'
  >;
  readonly getReturn: OperationShape<
    types.GetReturnData,
    types.GetReturnResponses,
    'transfer.confirm',
    'returns'
  >;
  readonly confirmReturn: OperationShape<
    types.ConfirmReturnData,
    types.ConfirmReturnResponses,
    'transfer.confirm',
    'returns'
  >;
  readonly endReturn: OperationShape<
    types.EndReturnData,
    types.EndReturnResponses,
    'transfer.confirm',
    'returns'
  >;
  readonly listTransactions: OperationShape<
    types.ListTransactionsData,
    types.ListTransactionsResponses,
    'invoice.transaction.read',
    'transactions'
  >;
  readonly confirmTransaction: OperationShape<
    types.ConfirmTransactionData,
    types.ConfirmTransactionResponses,
    'transfer.confirm',
    'transactions'
  >;
  readonly endTransaction: OperationShape<
    types.EndTransactionData,
    types.EndTransactionResponses,
    'transfer.confirm',
    'transactions'
  >;
  readonly requestTransactionStatus: OperationShape<
    types.RequestTransactionStatusData,
    types.RequestTransactionStatusResponses,
    'invoice.status.change',
    'transactions'
  >;
  readonly listTerminals: OperationShape<
    types.ListTerminalsData,
    types.ListTerminalsResponses,
    'signed-in',
    'terminals'
  >;
  readonly createTerminal: OperationShape<
    types.CreateTerminalData,
    types.CreateTerminalResponses,
    'terminal.create',
    'terminals'
  >;
  readonly removeTerminalAttribute: OperationShape<
    types.RemoveTerminalAttributeData,
    types.RemoveTerminalAttributeResponses,
    'terminal.create',
    'terminals'
  >;
  readonly getTerminal: OperationShape<
    types.GetTerminalData,
    types.GetTerminalResponses,
    'signed-in',
    'terminals'
  >;
  readonly changeTerminal: OperationShape<
    types.ChangeTerminalData,
    types.ChangeTerminalResponses,
    'signed-in',
    'terminals'
  >;
  readonly saveTerminal: OperationShape<
    types.SaveTerminalData,
    types.SaveTerminalResponses,
    'terminal.create',
    'terminals'
  >;
  readonly getTerminalReadiness: OperationShape<
    types.GetTerminalReadinessData,
    types.GetTerminalReadinessResponses,
    'terminal.prod.change',
    'terminals'
  >;
  readonly createTestForm: OperationShape<
    types.CreateTestFormData,
    types.CreateTestFormResponses,
    'terminal.create',
    'terminals'
  >;
  readonly listPools: OperationShape<
    types.ListPoolsData,
    types.ListPoolsResponses,
    'signed-in',
    'terminals'
  >;
  readonly listMonitoredTerminals: OperationShape<
    types.ListMonitoredTerminalsData,
    types.ListMonitoredTerminalsResponses,
    'terminal.statistic.settings',
    'monitoring'
  >;
  readonly listTerminalStatistics: OperationShape<
    types.ListTerminalStatisticsData,
    types.ListTerminalStatisticsResponses,
    'terminal.statistic.settings',
    'monitoring'
  >;
  readonly listSuccessDrops: OperationShape<
    types.ListSuccessDropsData,
    types.ListSuccessDropsResponses,
    'terminal.statistic.settings',
    'monitoring'
  >;
  readonly getFormFunnel: OperationShape<
    types.GetFormFunnelData,
    types.GetFormFunnelResponses,
    'terminal.statistic.settings',
    'monitoring'
  >;
  readonly listMonitoringEvents: OperationShape<
    types.ListMonitoringEventsData,
    types.ListMonitoringEventsResponses,
    'audit.read',
    'monitoring'
  >;
  readonly listAlertRules: OperationShape<
    types.ListAlertRulesData,
    types.ListAlertRulesResponses,
    'merchant.callback.read',
    'alerts'
  >;
  readonly addAlertRule: OperationShape<
    types.AddAlertRuleData,
    types.AddAlertRuleResponses,
    'merchant.callback.edit',
    'alerts'
  >;
  readonly deleteAlertRule: OperationShape<
    types.DeleteAlertRuleData,
    types.DeleteAlertRuleResponses,
    'merchant.callback.edit',
    'alerts'
  >;
  readonly changeAlertRule: OperationShape<
    types.ChangeAlertRuleData,
    types.ChangeAlertRuleResponses,
    'merchant.callback.edit',
    'alerts'
  >;
  readonly testAlertRule: OperationShape<
    types.TestAlertRuleData,
    types.TestAlertRuleResponses,
    'merchant.callback.edit',
    'alerts'
  >;
  readonly replaceAlertSecret: OperationShape<
    types.ReplaceAlertSecretData,
    types.ReplaceAlertSecretResponses,
    'merchant.callback.edit',
    'alerts'
  >;
  readonly listReportSchedules: OperationShape<
    types.ListReportSchedulesData,
    types.ListReportSchedulesResponses,
    'merchant.read.report',
    'reports'
  >;
  readonly addReportSchedule: OperationShape<
    types.AddReportScheduleData,
    types.AddReportScheduleResponses,
    'merchant.read.report',
    'reports'
  >;
  readonly deleteReportSchedule: OperationShape<
    types.DeleteReportScheduleData,
    types.DeleteReportScheduleResponses,
    'merchant.read.report',
    'reports'
  >;
  readonly pauseReportSchedule: OperationShape<
    types.PauseReportScheduleData,
    types.PauseReportScheduleResponses,
    'merchant.read.report',
    'reports'
  >;
  readonly sendScheduledReport: OperationShape<
    types.SendScheduledReportData,
    types.SendScheduledReportResponses,
    'merchant.read.report',
    'reports'
  >;
  readonly listExportedFiles: OperationShape<
    types.ListExportedFilesData,
    types.ListExportedFilesResponses,
    'audit.read',
    'reports'
  >;
  readonly downloadInvoiceReport: OperationShape<
    types.DownloadInvoiceReportData,
    types.DownloadInvoiceReportResponses,
    'report.read.invoice',
    'reports'
  >;
  readonly downloadBalanceReport: OperationShape<
    types.DownloadBalanceReportData,
    types.DownloadBalanceReportResponses,
    'report.read.balance',
    'reports'
  >;
  readonly downloadProviderReport: OperationShape<
    types.DownloadProviderReportData,
    types.DownloadProviderReportResponses,
    'report.read.provider',
    'reports'
  >;
  readonly downloadPoolBalanceReport: OperationShape<
    types.DownloadPoolBalanceReportData,
    types.DownloadPoolBalanceReportResponses,
    'report.read.pool.balance',
    'reports'
  >;
  readonly previewInvoiceReport: OperationShape<
    types.PreviewInvoiceReportData,
    types.PreviewInvoiceReportResponses,
    'report.read.invoice',
    'reports'
  >;
  readonly previewBalanceReport: OperationShape<
    types.PreviewBalanceReportData,
    types.PreviewBalanceReportResponses,
    'report.read.balance',
    'reports'
  >;
  readonly previewProviderReport: OperationShape<
    types.PreviewProviderReportData,
    types.PreviewProviderReportResponses,
    'report.read.provider',
    'reports'
  >;
  readonly previewPoolBalanceReport: OperationShape<
    types.PreviewPoolBalanceReportData,
    types.PreviewPoolBalanceReportResponses,
    'report.read.pool.balance',
    'reports'
  >;
  readonly listAccounts: OperationShape<
    types.ListAccountsData,
    types.ListAccountsResponses,
    'people.account',
    'accounts'
  >;
  readonly createAccount: OperationShape<
    types.CreateAccountData,
    types.CreateAccountResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly getAccount: OperationShape<
    types.GetAccountData,
    types.GetAccountResponses,
    'people.account',
    'accounts'
  >;
  readonly changeAccount: OperationShape<
    types.ChangeAccountData,
    types.ChangeAccountResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly getAccountSummary: OperationShape<
    types.GetAccountSummaryData,
    types.GetAccountSummaryResponses,
    'people.account',
    'accounts'
  >;
  readonly listAccountMoney: OperationShape<
    types.ListAccountMoneyData,
    types.ListAccountMoneyResponses,
    'people.account',
    'accounts'
  >;
  readonly resumeAccount: OperationShape<
    types.ResumeAccountData,
    types.ResumeAccountResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly changePool: OperationShape<
    types.ChangePoolData,
    types.ChangePoolResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly getAccountLimit: OperationShape<
    types.GetAccountLimitData,
    types.GetAccountLimitResponses,
    'people.account',
    'accounts'
  >;
  readonly changeAccountLimit: OperationShape<
    types.ChangeAccountLimitData,
    types.ChangeAccountLimitResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly removeAccountCredential: OperationShape<
    types.RemoveAccountCredentialData,
    types.RemoveAccountCredentialResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly addAccountCredential: OperationShape<
    types.AddAccountCredentialData,
    types.AddAccountCredentialResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly changeAccountCredential: OperationShape<
    types.ChangeAccountCredentialData,
    types.ChangeAccountCredentialResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly listAccountMovements: OperationShape<
    types.ListAccountMovementsData,
    types.ListAccountMovementsResponses,
    'people.account',
    'accounts'
  >;
  readonly moveAccountMoney: OperationShape<
    types.MoveAccountMoneyData,
    types.MoveAccountMoneyResponses,
    'people.account.edit',
    'accounts'
  >;
  readonly listStatements: OperationShape<
    types.ListStatementsData,
    types.ListStatementsResponses,
    'people.account',
    'statements'
  >;
  readonly importStatement: OperationShape<
    types.ImportStatementData,
    types.ImportStatementResponses,
    'people.account.edit',
    'statements'
  >;
  readonly getStatementMapping: OperationShape<
    types.GetStatementMappingData,
    types.GetStatementMappingResponses,
    'people.account',
    'statements'
  >;
  readonly setStatementMapping: OperationShape<
    types.SetStatementMappingData,
    types.SetStatementMappingResponses,
    'people.account.edit',
    'statements'
  >;
  readonly listAccountDays: OperationShape<
    types.ListAccountDaysData,
    types.ListAccountDaysResponses,
    'people.account',
    'statements'
  >;
  readonly getAccountDay: OperationShape<
    types.GetAccountDayData,
    types.GetAccountDayResponses,
    'people.account',
    'statements'
  >;
  readonly explainAccountDay: OperationShape<
    types.ExplainAccountDayData,
    types.ExplainAccountDayResponses,
    'people.account.edit',
    'statements'
  >;
  readonly closeAccountDay: OperationShape<
    types.CloseAccountDayData,
    types.CloseAccountDayResponses,
    'people.account.edit',
    'statements'
  >;
  readonly getFirstSteps: OperationShape<
    types.GetFirstStepsData,
    types.GetFirstStepsResponses,
    'merchant.create',
    'settings'
  >;
  readonly listChecks: OperationShape<
    types.ListChecksData,
    types.ListChecksResponses,
    'audit.read',
    'checks'
  >;
  readonly runChecks: OperationShape<
    types.RunChecksData,
    types.RunChecksResponses,
    'audit.read',
    'checks'
  >;
  readonly listAuditEntries: OperationShape<
    types.ListAuditEntriesData,
    types.ListAuditEntriesResponses,
    'audit.read',
    'audit'
  >;
  readonly exportAuditEntries: OperationShape<
    types.ExportAuditEntriesData,
    types.ExportAuditEntriesResponses,
    'audit.read',
    'audit'
  >;
  readonly listNotifications: OperationShape<
    types.ListNotificationsData,
    types.ListNotificationsResponses,
    'signed-in',
    'notifications'
  >;
  readonly closeNotification: OperationShape<
    types.CloseNotificationData,
    types.CloseNotificationResponses,
    'signed-in',
    'notifications'
  >;
  readonly listNotificationAssignees: OperationShape<
    types.ListNotificationAssigneesData,
    types.ListNotificationAssigneesResponses,
    'signed-in',
    'notifications'
  >;
  readonly assignNotification: OperationShape<
    types.AssignNotificationData,
    types.AssignNotificationResponses,
    'signed-in',
    'notifications'
  >;
  readonly listNotificationComments: OperationShape<
    types.ListNotificationCommentsData,
    types.ListNotificationCommentsResponses,
    'signed-in',
    'notifications'
  >;
  readonly addNotificationComment: OperationShape<
    types.AddNotificationCommentData,
    types.AddNotificationCommentResponses,
    'signed-in',
    'notifications'
  >;
  readonly listPeople: OperationShape<
    types.ListPeopleData,
    types.ListPeopleResponses,
    'people.manage',
    'people'
  >;
  readonly invitePerson: OperationShape<
    types.InvitePersonData,
    types.InvitePersonResponses,
    'people.manage',
    'people'
  >;
  readonly getPerson: OperationShape<
    types.GetPersonData,
    types.GetPersonResponses,
    'people.manage',
    'people'
  >;
  readonly changePersonRoles: OperationShape<
    types.ChangePersonRolesData,
    types.ChangePersonRolesResponses,
    'people.manage',
    'people'
  >;
  readonly disablePerson: OperationShape<
    types.DisablePersonData,
    types.DisablePersonResponses,
    'people.manage',
    'people'
  >;
  readonly enablePerson: OperationShape<
    types.EnablePersonData,
    types.EnablePersonResponses,
    'people.manage',
    'people'
  >;
  readonly revokeInvitation: OperationShape<
    types.RevokeInvitationData,
    types.RevokeInvitationResponses,
    'people.manage',
    'people'
  >;
  readonly renewInvitation: OperationShape<
    types.RenewInvitationData,
    types.RenewInvitationResponses,
    'people.manage',
    'people'
  >;
  readonly endPersonSessions: OperationShape<
    types.EndPersonSessionsData,
    types.EndPersonSessionsResponses,
    'people.manage',
    'people'
  >;
  readonly endPersonSession: OperationShape<
    types.EndPersonSessionData,
    types.EndPersonSessionResponses,
    'people.manage',
    'people'
  >;
  readonly listRoles: OperationShape<
    types.ListRolesData,
    types.ListRolesResponses,
    'signed-in',
    'people'
  >;
  readonly createRole: OperationShape<
    types.CreateRoleData,
    types.CreateRoleResponses,
    'role.manage',
    'people'
  >;
  readonly deleteRole: OperationShape<
    types.DeleteRoleData,
    types.DeleteRoleResponses,
    'role.manage',
    'people'
  >;
  readonly changeRole: OperationShape<
    types.ChangeRoleData,
    types.ChangeRoleResponses,
    'role.manage',
    'people'
  >;
  readonly readInvitation: OperationShape<
    types.ReadInvitationData,
    types.ReadInvitationResponses,
    'public',
    'session'
  >;
  readonly acceptInvitation: OperationShape<
    types.AcceptInvitationData,
    types.AcceptInvitationResponses,
    'public',
    'session'
  >;
  readonly listApprovals: OperationShape<
    types.ListApprovalsData,
    types.ListApprovalsResponses,
    'signed-in',
    'approvals'
  >;
  readonly getApproval: OperationShape<
    types.GetApprovalData,
    types.GetApprovalResponses,
    'signed-in',
    'approvals'
  >;
  readonly approveRequest: OperationShape<
    types.ApproveRequestData,
    types.ApproveRequestResponses,
    'approval.decide',
    'approvals'
  >;
  readonly rejectRequest: OperationShape<
    types.RejectRequestData,
    types.RejectRequestResponses,
    'approval.decide',
    'approvals'
  >;
  readonly listApprovalRules: OperationShape<
    types.ListApprovalRulesData,
    types.ListApprovalRulesResponses,
    'settings.read',
    'approvals'
  >;
  readonly changeApprovalRule: OperationShape<
    types.ChangeApprovalRuleData,
    types.ChangeApprovalRuleResponses,
    'settings.edit',
    'approvals'
  >;
  readonly getApprovalNeed: OperationShape<
    types.GetApprovalNeedData,
    types.GetApprovalNeedResponses,
    'signed-in',
    'approvals'
  >;
  readonly getSignInPolicy: OperationShape<
    types.GetSignInPolicyData,
    types.GetSignInPolicyResponses,
    'settings.read',
    'sign-in-policy'
  >;
  readonly changeSignInPolicy: OperationShape<
    types.ChangeSignInPolicyData,
    types.ChangeSignInPolicyResponses,
    'settings.edit',
    'sign-in-policy'
  >;
  readonly getSetting: OperationShape<
    types.GetSettingData,
    types.GetSettingResponses,
    'settings.read',
    'settings'
  >;
  readonly setSetting: OperationShape<
    types.SetSettingData,
    types.SetSettingResponses,
    'settings.edit',
    'settings'
  >;
  readonly listMerchants: OperationShape<
    types.ListMerchantsData,
    types.ListMerchantsResponses,
    'merchant.rw.all',
    'merchants'
  >;
  readonly createMerchant: OperationShape<
    types.CreateMerchantData,
    types.CreateMerchantResponses,
    'merchant.create',
    'merchants'
  >;
  readonly getOwnMerchant: OperationShape<
    types.GetOwnMerchantData,
    types.GetOwnMerchantResponses,
    'merchant.read',
    'merchants'
  >;
  readonly getMerchantBalance: OperationShape<
    types.GetMerchantBalanceData,
    types.GetMerchantBalanceResponses,
    'merchant.read.finance',
    'merchants'
  >;
  readonly getMerchant: OperationShape<
    types.GetMerchantData,
    types.GetMerchantResponses,
    'merchant.read',
    'merchants'
  >;
  readonly changeMerchant: OperationShape<
    types.ChangeMerchantData,
    types.ChangeMerchantResponses,
    'merchant.callback.edit',
    'merchants'
  >;
  readonly getCallbackAddress: OperationShape<
    types.GetCallbackAddressData,
    types.GetCallbackAddressResponses,
    'merchant.callback.edit',
    'callbacks'
  >;
  readonly changeCallbackAddress: OperationShape<
    types.ChangeCallbackAddressData,
    types.ChangeCallbackAddressResponses,
    'merchant.callback.edit',
    'callbacks'
  >;
  readonly testCallback: OperationShape<
    types.TestCallbackData,
    types.TestCallbackResponses,
    'merchant.callback.edit',
    'callbacks'
  >;
  readonly getWebhookKey: OperationShape<
    types.GetWebhookKeyData,
    types.GetWebhookKeyResponses,
    'merchant.key.edit',
    'callbacks'
  >;
  readonly rotateWebhookKey: OperationShape<
    types.RotateWebhookKeyData,
    types.RotateWebhookKeyResponses,
    'merchant.key.edit',
    'callbacks'
  >;
  readonly endFormerWebhookKey: OperationShape<
    types.EndFormerWebhookKeyData,
    types.EndFormerWebhookKeyResponses,
    'merchant.key.edit',
    'callbacks'
  >;
  readonly readWebhookSecret: OperationShape<
    types.ReadWebhookSecretData,
    types.ReadWebhookSecretResponses,
    'merchant.key.edit',
    'callbacks'
  >;
  readonly listEndpoints: OperationShape<
    types.ListEndpointsData,
    types.ListEndpointsResponses,
    'merchant.callback.edit',
    'endpoints'
  >;
  readonly createEndpoint: OperationShape<
    types.CreateEndpointData,
    types.CreateEndpointResponses,
    'merchant.callback.edit',
    'endpoints'
  >;
  readonly removeEndpoint: OperationShape<
    types.RemoveEndpointData,
    types.RemoveEndpointResponses,
    'merchant.callback.edit',
    'endpoints'
  >;
  readonly changeEndpoint: OperationShape<
    types.ChangeEndpointData,
    types.ChangeEndpointResponses,
    'merchant.callback.edit',
    'endpoints'
  >;
  readonly readEndpointSecret: OperationShape<
    types.ReadEndpointSecretData,
    types.ReadEndpointSecretResponses,
    'merchant.key.edit',
    'endpoints'
  >;
  readonly rotateEndpointKey: OperationShape<
    types.RotateEndpointKeyData,
    types.RotateEndpointKeyResponses,
    'merchant.key.edit',
    'endpoints'
  >;
  readonly listEndpointEvents: OperationShape<
    types.ListEndpointEventsData,
    types.ListEndpointEventsResponses,
    'merchant.callback.edit',
    'endpoints'
  >;
  readonly sendEndpointAgain: OperationShape<
    types.SendEndpointAgainData,
    types.SendEndpointAgainResponses,
    'merchant.callback.edit',
    'endpoints'
  >;
  readonly getMerchantLook: OperationShape<
    types.GetMerchantLookData,
    types.GetMerchantLookResponses,
    'merchant.callback.edit',
    'merchants'
  >;
  readonly changeMerchantLook: OperationShape<
    types.ChangeMerchantLookData,
    types.ChangeMerchantLookResponses,
    'merchant.callback.edit',
    'merchants'
  >;
  readonly getMerchantDeposit: OperationShape<
    types.GetMerchantDepositData,
    types.GetMerchantDepositResponses,
    'merchant.read.finance',
    'merchants'
  >;
  readonly getMerchantWithdrawal: OperationShape<
    types.GetMerchantWithdrawalData,
    types.GetMerchantWithdrawalResponses,
    'merchant.read.finance',
    'merchants'
  >;
  readonly getMerchantTrend: OperationShape<
    types.GetMerchantTrendData,
    types.GetMerchantTrendResponses,
    'merchant.read.finance',
    'merchants'
  >;
  readonly listApiKeys: OperationShape<
    types.ListApiKeysData,
    types.ListApiKeysResponses,
    'merchant.key.edit',
    'api-keys'
  >;
  readonly createApiKey: OperationShape<
    types.CreateApiKeyData,
    types.CreateApiKeyResponses,
    'merchant.key.edit',
    'api-keys'
  >;
  readonly revokeApiKey: OperationShape<
    types.RevokeApiKeyData,
    types.RevokeApiKeyResponses,
    'merchant.key.edit',
    'api-keys'
  >;
  readonly listRates: OperationShape<
    types.ListRatesData,
    types.ListRatesResponses,
    'signed-in',
    'settlements'
  >;
  readonly setRate: OperationShape<
    types.SetRateData,
    types.SetRateResponses,
    'settings.edit',
    'settlements'
  >;
  readonly listSettlements: OperationShape<
    types.ListSettlementsData,
    types.ListSettlementsResponses,
    'merchant.read.finance',
    'settlements'
  >;
  readonly createSettlement: OperationShape<
    types.CreateSettlementData,
    types.CreateSettlementResponses,
    'settlement.create',
    'settlements'
  >;
  readonly exportSettlements: OperationShape<
    types.ExportSettlementsData,
    types.ExportSettlementsResponses,
    'merchant.read.finance',
    'settlements'
  >;
  readonly getFreeBalance: OperationShape<
    types.GetFreeBalanceData,
    types.GetFreeBalanceResponses,
    'settlement.create',
    'settlements'
  >;
  readonly listCallbacks: OperationShape<
    types.ListCallbacksData,
    types.ListCallbacksResponses,
    'merchant.callback.read',
    'callbacks'
  >;
  readonly sendCallback: OperationShape<
    types.SendCallbackData,
    types.SendCallbackResponses,
    'merchant.callback.edit',
    'callbacks'
  >;
  readonly listSettlementCallbacks: OperationShape<
    types.ListSettlementCallbacksData,
    types.ListSettlementCallbacksResponses,
    'merchant.callback.read',
    'callbacks'
  >;
  readonly sendSettlementCallback: OperationShape<
    types.SendSettlementCallbackData,
    types.SendSettlementCallbackResponses,
    'merchant.callback.edit',
    'callbacks'
  >;
  readonly listTickets: OperationShape<
    types.ListTicketsData,
    types.ListTicketsResponses,
    'signed-in',
    'tickets'
  >;
  readonly openTicket: OperationShape<
    types.OpenTicketData,
    types.OpenTicketResponses,
    'merchant.read',
    'tickets'
  >;
  readonly downloadTicketReceipt: OperationShape<
    types.DownloadTicketReceiptData,
    types.DownloadTicketReceiptResponses,
    'ticket.decision',
    'tickets'
  >;
  readonly approveTicket: OperationShape<
    types.ApproveTicketData,
    types.ApproveTicketResponses,
    'ticket.decision',
    'tickets'
  >;
  readonly rejectTicket: OperationShape<
    types.RejectTicketData,
    types.RejectTicketResponses,
    'ticket.decision',
    'tickets'
  >;
  readonly listReferenceItems: OperationShape<
    types.ListReferenceItemsData,
    types.ListReferenceItemsResponses,
    'signed-in',
    'reference'
  >;
  readonly listCurrencies: OperationShape<
    types.ListCurrenciesData,
    types.ListCurrenciesResponses,
    'signed-in',
    'reference'
  >;
  readonly listProviders: OperationShape<
    types.ListProvidersData,
    types.ListProvidersResponses,
    'signed-in',
    'reference'
  >;
  readonly addProvider: OperationShape<
    types.AddProviderData,
    types.AddProviderResponses,
    'provider.edit',
    'providers'
  >;
  readonly listManagedProviders: OperationShape<
    types.ListManagedProvidersData,
    types.ListManagedProvidersResponses,
    'provider.edit',
    'providers'
  >;
  readonly getProvider: OperationShape<
    types.GetProviderData,
    types.GetProviderResponses,
    'provider.edit',
    'providers'
  >;
  readonly changeProvider: OperationShape<
    types.ChangeProviderData,
    types.ChangeProviderResponses,
    'provider.edit',
    'providers'
  >;
  readonly pauseProvider: OperationShape<
    types.PauseProviderData,
    types.PauseProviderResponses,
    'provider.edit',
    'providers'
  >;
  readonly resumeProvider: OperationShape<
    types.ResumeProviderData,
    types.ResumeProviderResponses,
    'provider.edit',
    'providers'
  >;
  readonly blockProviderReports: OperationShape<
    types.BlockProviderReportsData,
    types.BlockProviderReportsResponses,
    'provider.edit',
    'providers'
  >;
  readonly allowProviderReports: OperationShape<
    types.AllowProviderReportsData,
    types.AllowProviderReportsResponses,
    'provider.edit',
    'providers'
  >;
  readonly testProvider: OperationShape<
    types.TestProviderData,
    types.TestProviderResponses,
    'provider.edit',
    'providers'
  >;
  readonly rotateProviderSecret: OperationShape<
    types.RotateProviderSecretData,
    types.RotateProviderSecretResponses,
    'provider.edit',
    'providers'
  >;
  readonly endFormerProviderSecret: OperationShape<
    types.EndFormerProviderSecretData,
    types.EndFormerProviderSecretResponses,
    'provider.edit',
    'providers'
  >;
  readonly initForm: OperationShape<types.InitFormData, types.InitFormResponses, 'public', 'form'>;
  readonly requestFormCredential: OperationShape<
    types.RequestFormCredentialData,
    types.RequestFormCredentialResponses,
    'public',
    'form'
  >;
  readonly completeForm: OperationShape<
    types.CompleteFormData,
    types.CompleteFormResponses,
    'public',
    'form'
  >;
  readonly getFormStatus: OperationShape<
    types.GetFormStatusData,
    types.GetFormStatusResponses,
    'public',
    'form'
  >;
  readonly cancelForm: OperationShape<
    types.CancelFormData,
    types.CancelFormResponses,
    'public',
    'form'
  >;
  readonly openFormTicket: OperationShape<
    types.OpenFormTicketData,
    types.OpenFormTicketResponses,
    'public',
    'form'
  >;
  readonly attachFormReceipt: OperationShape<
    types.AttachFormReceiptData,
    types.AttachFormReceiptResponses,
    'public',
    'form'
  >;
  readonly requestFormReturn: OperationShape<
    types.RequestFormReturnData,
    types.RequestFormReturnResponses,
    'public',
    'form'
  >;
  readonly listFormSbpBanks: OperationShape<
    types.ListFormSbpBanksData,
    types.ListFormSbpBanksResponses,
    'public',
    'form'
  >;
  readonly createForm: OperationShape<
    types.CreateFormData,
    types.CreateFormResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly createPayout: OperationShape<
    types.CreatePayoutData,
    types.CreatePayoutResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listMerchantInvoices: OperationShape<
    types.ListMerchantInvoicesData,
    types.ListMerchantInvoicesResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly downloadMerchantInvoices: OperationShape<
    types.DownloadMerchantInvoicesData,
    types.DownloadMerchantInvoicesResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listMerchantBalances: OperationShape<
    types.ListMerchantBalancesData,
    types.ListMerchantBalancesResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listMerchantTerminals: OperationShape<
    types.ListMerchantTerminalsData,
    types.ListMerchantTerminalsResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listPayoutBanks: OperationShape<
    types.ListPayoutBanksData,
    types.ListPayoutBanksResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listMerchantEvents: OperationShape<
    types.ListMerchantEventsData,
    types.ListMerchantEventsResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listMerchantEndpoints: OperationShape<
    types.ListMerchantEndpointsData,
    types.ListMerchantEndpointsResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly createMerchantEndpoint: OperationShape<
    types.CreateMerchantEndpointData,
    types.CreateMerchantEndpointResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly removeMerchantEndpoint: OperationShape<
    types.RemoveMerchantEndpointData,
    types.RemoveMerchantEndpointResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly changeMerchantEndpoint: OperationShape<
    types.ChangeMerchantEndpointData,
    types.ChangeMerchantEndpointResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly readMerchantEndpointSecret: OperationShape<
    types.ReadMerchantEndpointSecretData,
    types.ReadMerchantEndpointSecretResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly rotateMerchantEndpointKey: OperationShape<
    types.RotateMerchantEndpointKeyData,
    types.RotateMerchantEndpointKeyResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listMerchantEndpointEvents: OperationShape<
    types.ListMerchantEndpointEventsData,
    types.ListMerchantEndpointEventsResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly sendMerchantEndpointAgain: OperationShape<
    types.SendMerchantEndpointAgainData,
    types.SendMerchantEndpointAgainResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly sendTestEvent: OperationShape<
    types.SendTestEventData,
    types.SendTestEventResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly listMerchantSettlements: OperationShape<
    types.ListMerchantSettlementsData,
    types.ListMerchantSettlementsResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly getMerchantInvoice: OperationShape<
    types.GetMerchantInvoiceData,
    types.GetMerchantInvoiceResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly createRefund: OperationShape<
    types.CreateRefundData,
    types.CreateRefundResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly cancelMerchantInvoice: OperationShape<
    types.CancelMerchantInvoiceData,
    types.CancelMerchantInvoiceResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly advanceMerchantInvoice: OperationShape<
    types.AdvanceMerchantInvoiceData,
    types.AdvanceMerchantInvoiceResponses,
    'merchant-key',
    'merchant-api'
  >;
  readonly reportAsProvider: OperationShape<
    types.ReportAsProviderData,
    types.ReportAsProviderResponses,
    'provider-signature',
    'provider-api'
  >;
}

/** The name of an operation. */
export type OperationId = keyof Operations;

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
  /** The condition that lifts the permission. */
  readonly permissionUnless?: string;
  /** The scope that its API key needs. */
  readonly keyScope?: types.KeyScope;
  /** It needs a fresh confirmation of the user. */
  readonly stepUp?: true;
  /** A session reaches it before a required second factor is set up. */
  readonly beforeSecondFactor?: true;
  /** Requests a minute from one address, or by one API key where it takes one. */
  readonly rateLimit?: number;
  /** The HTTP status of its success. */
  readonly successStatus: 200 | 201 | 202 | 204;
  /** It answers 202 where the change waits for approval. */
  readonly mayNeedApproval?: true;
  readonly tag: string;
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = [
  {
    operationId: 'getHealth',
    method: 'GET',
    path: '/api/health',
    permission: 'public',
    successStatus: 200,
    tag: 'system',
  },
  {
    operationId: 'login',
    method: 'POST',
    path: '/api/v1/login',
    permission: 'public',
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'beginPasskeySignIn',
    method: 'POST',
    path: '/api/v1/login/passkey/options',
    permission: 'public',
    rateLimit: 60,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'signInWithPasskey',
    method: 'POST',
    path: '/api/v1/login/passkey',
    permission: 'public',
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'beginOidcSignIn',
    method: 'POST',
    path: '/api/v1/login/oidc',
    permission: 'public',
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'finishOidc',
    method: 'POST',
    path: '/api/v1/login/oidc/return',
    permission: 'public',
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'logoutByOidc',
    method: 'POST',
    path: '/api/v1/logout/oidc',
    permission: 'public',
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'logout',
    method: 'POST',
    path: '/api/v1/logout',
    permission: 'public',
    successStatus: 204,
    tag: 'session',
  },
  {
    operationId: 'getCurrentUser',
    method: 'GET',
    path: '/api/v1/people/me',
    permission: 'signed-in',
    beforeSecondFactor: true,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'chooseTestDashboard',
    method: 'PATCH',
    path: '/api/v1/people/me/testDashboard',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'changePassword',
    method: 'POST',
    path: '/api/v1/user/change_password',
    permission: 'signed-in',
    rateLimit: 30,
    successStatus: 204,
    tag: 'own-account',
  },
  {
    operationId: 'endOtherSessions',
    method: 'DELETE',
    path: '/api/v1/user/session',
    permission: 'signed-in',
    successStatus: 204,
    tag: 'own-account',
  },
  {
    operationId: 'listSessions',
    method: 'GET',
    path: '/api/v1/user/session',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'own-account',
  },
  {
    operationId: 'endSession',
    method: 'DELETE',
    path: '/api/v1/user/session/{id}',
    permission: 'signed-in',
    successStatus: 204,
    tag: 'own-account',
  },
  {
    operationId: 'getOwnSession',
    method: 'GET',
    path: '/api/v1/session',
    permission: 'signed-in',
    beforeSecondFactor: true,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'stepUp',
    method: 'POST',
    path: '/api/v1/session/step_up',
    permission: 'signed-in',
    beforeSecondFactor: true,
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'beginOidcStepUp',
    method: 'POST',
    path: '/api/v1/session/step_up/oidc',
    permission: 'signed-in',
    beforeSecondFactor: true,
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'beginPasskeyStepUp',
    method: 'POST',
    path: '/api/v1/session/step_up/passkey',
    permission: 'signed-in',
    beforeSecondFactor: true,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'listPasskeys',
    method: 'GET',
    path: '/api/v1/user/passkey',
    permission: 'signed-in',
    beforeSecondFactor: true,
    successStatus: 200,
    tag: 'passkeys',
  },
  {
    operationId: 'addPasskey',
    method: 'POST',
    path: '/api/v1/user/passkey',
    permission: 'signed-in',
    stepUp: true,
    beforeSecondFactor: true,
    successStatus: 201,
    tag: 'passkeys',
  },
  {
    operationId: 'beginPasskey',
    method: 'POST',
    path: '/api/v1/user/passkey/options',
    permission: 'signed-in',
    stepUp: true,
    beforeSecondFactor: true,
    successStatus: 200,
    tag: 'passkeys',
  },
  {
    operationId: 'removePasskey',
    method: 'DELETE',
    path: '/api/v1/user/passkey/{id}',
    permission: 'signed-in',
    stepUp: true,
    successStatus: 204,
    tag: 'passkeys',
  },
  {
    operationId: 'renamePasskey',
    method: 'PUT',
    path: '/api/v1/user/passkey/{id}',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'passkeys',
  },
  {
    operationId: 'getTwoFactor',
    method: 'GET',
    path: '/api/v1/user/two_factor',
    permission: 'signed-in',
    beforeSecondFactor: true,
    successStatus: 200,
    tag: 'two-factor',
  },
  {
    operationId: 'beginTwoFactor',
    method: 'POST',
    path: '/api/v1/user/two_factor',
    permission: 'signed-in',
    beforeSecondFactor: true,
    rateLimit: 30,
    successStatus: 200,
    tag: 'two-factor',
  },
  {
    operationId: 'confirmTwoFactor',
    method: 'POST',
    path: '/api/v1/user/two_factor/confirm',
    permission: 'signed-in',
    beforeSecondFactor: true,
    rateLimit: 30,
    successStatus: 200,
    tag: 'two-factor',
  },
  {
    operationId: 'renewRecoveryCodes',
    method: 'POST',
    path: '/api/v1/user/two_factor/recovery_codes',
    permission: 'signed-in',
    stepUp: true,
    rateLimit: 30,
    successStatus: 200,
    tag: 'two-factor',
  },
  {
    operationId: 'turnOffTwoFactor',
    method: 'POST',
    path: '/api/v1/user/two_factor/off',
    permission: 'signed-in',
    stepUp: true,
    rateLimit: 30,
    successStatus: 204,
    tag: 'two-factor',
  },
  {
    operationId: 'listInvoices',
    method: 'GET',
    path: '/api/v1/invoice',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'exportInvoices',
    method: 'GET',
    path: '/api/v1/invoice/csv',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'countNewInvoices',
    method: 'GET',
    path: '/api/v1/invoice/new',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'sumInvoices',
    method: 'GET',
    path: '/api/v1/invoice/totals',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'findInvoicePlaces',
    method: 'GET',
    path: '/api/v1/invoice/places',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'search',
  },
  {
    operationId: 'getCustomer',
    method: 'GET',
    path: '/api/v1/customer',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'customers',
  },
  {
    operationId: 'getInvoice',
    method: 'GET',
    path: '/api/v1/invoice/{id}',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'changeInvoiceStatus',
    method: 'PATCH',
    path: '/api/v1/invoice/status',
    permission: 'invoice.status.change',
    permissionUnless: 'test-processing',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'invoices',
  },
  {
    operationId: 'changeInvoiceAmount',
    method: 'PATCH',
    path: '/api/v1/invoice/amount',
    permission: 'invoice.amount.change',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'invoices',
  },
  {
    operationId: 'previewInvoiceChange',
    method: 'POST',
    path: '/api/v1/invoice/{id}/preview',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listInvoiceNotes',
    method: 'GET',
    path: '/api/v1/invoice/{id}/note',
    permission: 'invoice.event.read',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'addInvoiceNote',
    method: 'POST',
    path: '/api/v1/invoice/{id}/note',
    permission: 'invoice.event.read',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listInvoiceAssignees',
    method: 'GET',
    path: '/api/v1/invoice/assignee',
    permission: 'invoice.event.read',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listInvoiceViews',
    method: 'GET',
    path: '/api/v1/invoice/view',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoice-views',
  },
  {
    operationId: 'saveInvoiceView',
    method: 'PUT',
    path: '/api/v1/invoice/view',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoice-views',
  },
  {
    operationId: 'removeInvoiceView',
    method: 'DELETE',
    path: '/api/v1/invoice/view/{id}',
    permission: 'signed-in',
    successStatus: 204,
    tag: 'invoice-views',
  },
  {
    operationId: 'renameInvoiceView',
    method: 'PUT',
    path: '/api/v1/invoice/view/{id}',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoice-views',
  },
  {
    operationId: 'assignInvoice',
    method: 'PUT',
    path: '/api/v1/invoice/{id}/assignee',
    permission: 'invoice.event.read',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listRefunds',
    method: 'GET',
    path: '/api/v1/invoice/refund',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'refundInvoice',
    method: 'POST',
    path: '/api/v1/invoice/refund',
    permission: 'invoice.refund',
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'invoices',
  },
  {
    operationId: 'advanceInvoice',
    method: 'POST',
    path: '/api/v1/invoice/{id}/clock',
    permission: 'invoice.status.change',
    permissionUnless: 'test-processing',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'retryInvoice',
    method: 'POST',
    path: '/api/v1/invoice/retry',
    permission: 'invoice.status.change',
    permissionUnless: 'test-processing',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'invoices',
  },
  {
    operationId: 'listStatusEvents',
    method: 'GET',
    path: '/api/v1/event/status',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'countInvoiceSections',
    method: 'GET',
    path: '/api/v1/event/count',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listInvoiceErrors',
    method: 'GET',
    path: '/api/v1/event/error',
    permission: 'invoice.error.read',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listInvoiceEvents',
    method: 'GET',
    path: '/api/v1/event/invoice',
    permission: 'invoice.event.read',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listRoutingDecisions',
    method: 'GET',
    path: '/api/v1/event/routing',
    permission: 'people.account',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listInvoicePostings',
    method: 'GET',
    path: '/api/v1/event/posting',
    permission: 'merchant.read.finance',
    successStatus: 200,
    tag: 'invoices',
  },
  {
    operationId: 'listTransfers',
    method: 'GET',
    path: '/api/v1/transfer',
    permission: 'people.account',
    successStatus: 200,
    tag: 'transfers',
  },
  {
    operationId: 'reportTransfer',
    method: 'POST',
    path: '/api/v1/transfer',
    permission: 'transfer.confirm',
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'transfers',
  },
  {
    operationId: 'exportTransfers',
    method: 'GET',
    path: '/api/v1/transfer/csv',
    permission: 'people.account',
    successStatus: 200,
    tag: 'transfers',
  },
  {
    operationId: 'listWaitingMoney',
    method: 'GET',
    path: '/api/v1/transfer/waiting',
    permission: 'transfer.confirm',
    successStatus: 200,
    tag: 'transfers',
  },
  {
    operationId: 'openMoneyItem',
    method: 'POST',
    path: '/api/v1/transfer/open',
    permission: 'people.account',
    successStatus: 200,
    tag: 'transfers',
  },
  {
    operationId: 'getTransfer',
    method: 'GET',
    path: '/api/v1/transfer/{id}',
    permission: 'people.account',
    successStatus: 200,
    tag: 'transfers',
  },
  {
    operationId: 'assignTransfer',
    method: 'POST',
    path: '/api/v1/transfer/{id}/assign',
    permission: 'invoice.status.change',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'transfers',
  },
  {
    operationId: 'reverseTransfer',
    method: 'POST',
    path: '/api/v1/transfer/{id}/reverse',
    permission: 'transfer.confirm',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'transfers',
  },
  {
    operationId: 'returnTransfer',
    method: 'POST',
    path: '/api/v1/transfer/{id}/return',
    permission: 'transfer.confirm',
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'returns',
  },
  {
    operationId: 'returnInvoiceMoney',
    method: 'POST',
    path: '/api/v1/invoice/return',
    permission: 'transfer.confirm',
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'returns',
  },
  {
    operationId: 'listReturns',
    method: 'GET',
    path: '/api/v1/return',
    permission: 'transfer.confirm',
    successStatus: 200,
    tag: 'returns',
  },
  {
    operationId: 'listSuspense',
    method: 'GET',
    path: '/api/v1/suspense',
    permission: 'people.account',
    successStatus: 200,
    tag: 'returns',
  },
  {
    operationId: 'previewReturn',
    method: 'POST',
    path: '/api/v1/return/preview',
    permission: 'transfer.confirm',
    successStatus: 200,
    tag: 'returns',
  },
  {
    operationId: 'getReturn',
    method: 'GET',
    path: '/api/v1/return/{id}',
    permission: 'transfer.confirm',
    successStatus: 200,
    tag: 'returns',
  },
  {
    operationId: 'confirmReturn',
    method: 'POST',
    path: '/api/v1/return/{id}/confirm',
    permission: 'transfer.confirm',
    successStatus: 200,
    tag: 'returns',
  },
  {
    operationId: 'endReturn',
    method: 'POST',
    path: '/api/v1/return/{id}/end',
    permission: 'transfer.confirm',
    successStatus: 202,
    tag: 'returns',
  },
  {
    operationId: 'listTransactions',
    method: 'GET',
    path: '/api/v1/transaction/invoice',
    permission: 'invoice.transaction.read',
    successStatus: 200,
    tag: 'transactions',
  },
  {
    operationId: 'confirmTransaction',
    method: 'POST',
    path: '/api/v1/transaction/{id}/confirm',
    permission: 'transfer.confirm',
    successStatus: 200,
    tag: 'transactions',
  },
  {
    operationId: 'endTransaction',
    method: 'POST',
    path: '/api/v1/transaction/{id}/end',
    permission: 'transfer.confirm',
    successStatus: 202,
    tag: 'transactions',
  },
  {
    operationId: 'requestTransactionStatus',
    method: 'POST',
    path: '/api/v1/transaction/{id}/status-request',
    permission: 'invoice.status.change',
    successStatus: 200,
    tag: 'transactions',
  },
  {
    operationId: 'listTerminals',
    method: 'GET',
    path: '/api/v1/terminal',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'terminals',
  },
  {
    operationId: 'createTerminal',
    method: 'POST',
    path: '/api/v1/terminal',
    permission: 'terminal.create',
    successStatus: 201,
    tag: 'terminals',
  },
  {
    operationId: 'removeTerminalAttribute',
    method: 'DELETE',
    path: '/api/v1/terminal/{id}',
    permission: 'terminal.create',
    successStatus: 200,
    tag: 'terminals',
  },
  {
    operationId: 'getTerminal',
    method: 'GET',
    path: '/api/v1/terminal/{id}',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'terminals',
  },
  {
    operationId: 'changeTerminal',
    method: 'PATCH',
    path: '/api/v1/terminal/{id}',
    permission: 'signed-in',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'terminals',
  },
  {
    operationId: 'saveTerminal',
    method: 'PUT',
    path: '/api/v1/terminal/{id}',
    permission: 'terminal.create',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'terminals',
  },
  {
    operationId: 'getTerminalReadiness',
    method: 'GET',
    path: '/api/v1/terminal/{id}/readiness',
    permission: 'terminal.prod.change',
    successStatus: 200,
    tag: 'terminals',
  },
  {
    operationId: 'createTestForm',
    method: 'POST',
    path: '/api/v1/terminal/{id}/form',
    permission: 'terminal.create',
    successStatus: 201,
    tag: 'terminals',
  },
  {
    operationId: 'listPools',
    method: 'GET',
    path: '/api/v1/terminal/pool',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'terminals',
  },
  {
    operationId: 'listMonitoredTerminals',
    method: 'GET',
    path: '/api/v1/terminal/statistic',
    permission: 'terminal.statistic.settings',
    permissionAlso: 'data.terminal.statistic',
    successStatus: 200,
    tag: 'monitoring',
  },
  {
    operationId: 'listTerminalStatistics',
    method: 'GET',
    path: '/api/data/v1/terminal',
    permission: 'terminal.statistic.settings',
    permissionAlso: 'data.terminal.statistic',
    successStatus: 200,
    tag: 'monitoring',
  },
  {
    operationId: 'listSuccessDrops',
    method: 'GET',
    path: '/api/data/v1/terminal/drop',
    permission: 'terminal.statistic.settings',
    permissionAlso: 'data.terminal.statistic',
    successStatus: 200,
    tag: 'monitoring',
  },
  {
    operationId: 'getFormFunnel',
    method: 'GET',
    path: '/api/data/v1/terminal/funnel',
    permission: 'terminal.statistic.settings',
    permissionAlso: 'data.terminal.statistic',
    successStatus: 200,
    tag: 'monitoring',
  },
  {
    operationId: 'listMonitoringEvents',
    method: 'GET',
    path: '/api/data/v1/terminal/event',
    permission: 'audit.read',
    permissionAlso: 'data.terminal.statistic',
    successStatus: 200,
    tag: 'monitoring',
  },
  {
    operationId: 'listAlertRules',
    method: 'GET',
    path: '/api/v1/alert-rule',
    permission: 'merchant.callback.read',
    successStatus: 200,
    tag: 'alerts',
  },
  {
    operationId: 'addAlertRule',
    method: 'POST',
    path: '/api/v1/alert-rule',
    permission: 'merchant.callback.edit',
    stepUp: true,
    successStatus: 201,
    tag: 'alerts',
  },
  {
    operationId: 'deleteAlertRule',
    method: 'DELETE',
    path: '/api/v1/alert-rule/{id}',
    permission: 'merchant.callback.edit',
    successStatus: 204,
    tag: 'alerts',
  },
  {
    operationId: 'changeAlertRule',
    method: 'PUT',
    path: '/api/v1/alert-rule/{id}',
    permission: 'merchant.callback.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'alerts',
  },
  {
    operationId: 'testAlertRule',
    method: 'POST',
    path: '/api/v1/alert-rule/{id}/test',
    permission: 'merchant.callback.edit',
    rateLimit: 10,
    successStatus: 200,
    tag: 'alerts',
  },
  {
    operationId: 'replaceAlertSecret',
    method: 'POST',
    path: '/api/v1/alert-rule/{id}/secret',
    permission: 'merchant.callback.edit',
    stepUp: true,
    successStatus: 201,
    tag: 'alerts',
  },
  {
    operationId: 'listReportSchedules',
    method: 'GET',
    path: '/api/v1/report/schedule',
    permission: 'merchant.read.report',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'addReportSchedule',
    method: 'POST',
    path: '/api/v1/report/schedule',
    permission: 'merchant.read.report',
    stepUp: true,
    successStatus: 201,
    tag: 'reports',
  },
  {
    operationId: 'deleteReportSchedule',
    method: 'DELETE',
    path: '/api/v1/report/schedule/{id}',
    permission: 'merchant.read.report',
    successStatus: 204,
    tag: 'reports',
  },
  {
    operationId: 'pauseReportSchedule',
    method: 'POST',
    path: '/api/v1/report/schedule/{id}/pause',
    permission: 'merchant.read.report',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'sendScheduledReport',
    method: 'POST',
    path: '/api/v1/report/schedule/{id}/send',
    permission: 'merchant.read.report',
    rateLimit: 10,
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'listExportedFiles',
    method: 'GET',
    path: '/api/v1/report/file',
    permission: 'audit.read',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'downloadInvoiceReport',
    method: 'GET',
    path: '/api/v1/report/invoice',
    permission: 'report.read.invoice',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'downloadBalanceReport',
    method: 'GET',
    path: '/api/v1/report/balance',
    permission: 'report.read.balance',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'downloadProviderReport',
    method: 'GET',
    path: '/api/v1/report/provider',
    permission: 'report.read.provider',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'downloadPoolBalanceReport',
    method: 'GET',
    path: '/api/v1/report/pool/balance',
    permission: 'report.read.pool.balance',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'previewInvoiceReport',
    method: 'GET',
    path: '/api/v1/report/invoice/preview',
    permission: 'report.read.invoice',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'previewBalanceReport',
    method: 'GET',
    path: '/api/v1/report/balance/preview',
    permission: 'report.read.balance',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'previewProviderReport',
    method: 'GET',
    path: '/api/v1/report/provider/preview',
    permission: 'report.read.provider',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'previewPoolBalanceReport',
    method: 'GET',
    path: '/api/v1/report/pool/balance/preview',
    permission: 'report.read.pool.balance',
    successStatus: 200,
    tag: 'reports',
  },
  {
    operationId: 'listAccounts',
    method: 'GET',
    path: '/api/v1/people/account',
    permission: 'people.account',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'createAccount',
    method: 'POST',
    path: '/api/v1/people/create',
    permission: 'people.account.edit',
    successStatus: 201,
    tag: 'accounts',
  },
  {
    operationId: 'getAccount',
    method: 'GET',
    path: '/api/v1/people/account/{id}',
    permission: 'people.account',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'changeAccount',
    method: 'PATCH',
    path: '/api/v1/people/account/{id}',
    permission: 'people.account.edit',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'getAccountSummary',
    method: 'GET',
    path: '/api/v1/people/account/{id}/summary',
    permission: 'people.account',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'listAccountMoney',
    method: 'GET',
    path: '/api/v1/people/account/{id}/money',
    permission: 'people.account',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'resumeAccount',
    method: 'POST',
    path: '/api/v1/people/account/{id}/resume',
    permission: 'people.account.edit',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'changePool',
    method: 'PATCH',
    path: '/api/v1/people/pool/{id}',
    permission: 'people.account.edit',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'getAccountLimit',
    method: 'GET',
    path: '/api/router/v1/people/account/limit/{peopleAccountId}',
    permission: 'people.account',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'changeAccountLimit',
    method: 'PUT',
    path: '/api/router/v1/people/account/limit/{peopleAccountId}',
    permission: 'people.account.edit',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'accounts',
  },
  {
    operationId: 'removeAccountCredential',
    method: 'DELETE',
    path: '/api/v1/people/account/{peopleAccountId}/credential',
    permission: 'people.account.edit',
    stepUp: true,
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'accounts',
  },
  {
    operationId: 'addAccountCredential',
    method: 'POST',
    path: '/api/v1/people/account/{peopleAccountId}/credential',
    permission: 'people.account.edit',
    stepUp: true,
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'accounts',
  },
  {
    operationId: 'changeAccountCredential',
    method: 'PUT',
    path: '/api/v1/people/account/{peopleAccountId}/credential',
    permission: 'people.account.edit',
    stepUp: true,
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'accounts',
  },
  {
    operationId: 'listAccountMovements',
    method: 'GET',
    path: '/api/v1/people/account/{id}/movement',
    permission: 'people.account',
    successStatus: 200,
    tag: 'accounts',
  },
  {
    operationId: 'moveAccountMoney',
    method: 'POST',
    path: '/api/v1/people/account/{id}/movement',
    permission: 'people.account.edit',
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'accounts',
  },
  {
    operationId: 'listStatements',
    method: 'GET',
    path: '/api/v1/people/account/{id}/statement',
    permission: 'people.account',
    successStatus: 200,
    tag: 'statements',
  },
  {
    operationId: 'importStatement',
    method: 'POST',
    path: '/api/v1/people/account/{id}/statement',
    permission: 'people.account.edit',
    successStatus: 201,
    tag: 'statements',
  },
  {
    operationId: 'getStatementMapping',
    method: 'GET',
    path: '/api/v1/people/account/{id}/statement/mapping',
    permission: 'people.account',
    successStatus: 200,
    tag: 'statements',
  },
  {
    operationId: 'setStatementMapping',
    method: 'PUT',
    path: '/api/v1/people/account/{id}/statement/mapping',
    permission: 'people.account.edit',
    successStatus: 200,
    tag: 'statements',
  },
  {
    operationId: 'listAccountDays',
    method: 'GET',
    path: '/api/v1/people/account/{id}/day',
    permission: 'people.account',
    successStatus: 200,
    tag: 'statements',
  },
  {
    operationId: 'getAccountDay',
    method: 'GET',
    path: '/api/v1/people/account/{id}/day/{day}',
    permission: 'people.account',
    successStatus: 200,
    tag: 'statements',
  },
  {
    operationId: 'explainAccountDay',
    method: 'PUT',
    path: '/api/v1/people/account/{id}/day/{day}/explanation',
    permission: 'people.account.edit',
    successStatus: 200,
    tag: 'statements',
  },
  {
    operationId: 'closeAccountDay',
    method: 'POST',
    path: '/api/v1/people/account/{id}/day/{day}/close',
    permission: 'people.account.edit',
    successStatus: 200,
    tag: 'statements',
  },
  {
    operationId: 'getFirstSteps',
    method: 'GET',
    path: '/api/v1/first-steps',
    permission: 'merchant.create',
    successStatus: 200,
    tag: 'settings',
  },
  {
    operationId: 'listChecks',
    method: 'GET',
    path: '/api/v1/check',
    permission: 'audit.read',
    successStatus: 200,
    tag: 'checks',
  },
  {
    operationId: 'runChecks',
    method: 'POST',
    path: '/api/v1/check/run',
    permission: 'audit.read',
    successStatus: 200,
    tag: 'checks',
  },
  {
    operationId: 'listAuditEntries',
    method: 'GET',
    path: '/api/v1/audit',
    permission: 'audit.read',
    successStatus: 200,
    tag: 'audit',
  },
  {
    operationId: 'exportAuditEntries',
    method: 'GET',
    path: '/api/v1/audit/csv',
    permission: 'audit.read',
    successStatus: 200,
    tag: 'audit',
  },
  {
    operationId: 'listNotifications',
    method: 'GET',
    path: '/api/v1/notification',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'notifications',
  },
  {
    operationId: 'closeNotification',
    method: 'PATCH',
    path: '/api/v1/notification/{id}',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'notifications',
  },
  {
    operationId: 'listNotificationAssignees',
    method: 'GET',
    path: '/api/v1/notification/{id}/assignee',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'notifications',
  },
  {
    operationId: 'assignNotification',
    method: 'PUT',
    path: '/api/v1/notification/{id}/assignee',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'notifications',
  },
  {
    operationId: 'listNotificationComments',
    method: 'GET',
    path: '/api/v1/notification/{id}/comment',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'notifications',
  },
  {
    operationId: 'addNotificationComment',
    method: 'POST',
    path: '/api/v1/notification/{id}/comment',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'notifications',
  },
  {
    operationId: 'listPeople',
    method: 'GET',
    path: '/api/v1/person',
    permission: 'people.manage',
    successStatus: 200,
    tag: 'people',
  },
  {
    operationId: 'invitePerson',
    method: 'POST',
    path: '/api/v1/person',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'people',
  },
  {
    operationId: 'getPerson',
    method: 'GET',
    path: '/api/v1/person/{id}',
    permission: 'people.manage',
    successStatus: 200,
    tag: 'people',
  },
  {
    operationId: 'changePersonRoles',
    method: 'PUT',
    path: '/api/v1/person/{id}/role',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'people',
  },
  {
    operationId: 'disablePerson',
    method: 'POST',
    path: '/api/v1/person/{id}/disable',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 200,
    tag: 'people',
  },
  {
    operationId: 'enablePerson',
    method: 'POST',
    path: '/api/v1/person/{id}/enable',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'people',
  },
  {
    operationId: 'revokeInvitation',
    method: 'DELETE',
    path: '/api/v1/person/{id}/invitation',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 204,
    tag: 'people',
  },
  {
    operationId: 'renewInvitation',
    method: 'POST',
    path: '/api/v1/person/{id}/invitation',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'people',
  },
  {
    operationId: 'endPersonSessions',
    method: 'DELETE',
    path: '/api/v1/person/{id}/session',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 204,
    tag: 'people',
  },
  {
    operationId: 'endPersonSession',
    method: 'DELETE',
    path: '/api/v1/person/{id}/session/{sessionId}',
    permission: 'people.manage',
    stepUp: true,
    successStatus: 204,
    tag: 'people',
  },
  {
    operationId: 'listRoles',
    method: 'GET',
    path: '/api/v1/role',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'people',
  },
  {
    operationId: 'createRole',
    method: 'POST',
    path: '/api/v1/role',
    permission: 'role.manage',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 201,
    tag: 'people',
  },
  {
    operationId: 'deleteRole',
    method: 'DELETE',
    path: '/api/v1/role/{id}',
    permission: 'role.manage',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 204,
    tag: 'people',
  },
  {
    operationId: 'changeRole',
    method: 'PUT',
    path: '/api/v1/role/{id}',
    permission: 'role.manage',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'people',
  },
  {
    operationId: 'readInvitation',
    method: 'POST',
    path: '/api/v1/invitation/read',
    permission: 'public',
    rateLimit: 30,
    successStatus: 200,
    tag: 'session',
  },
  {
    operationId: 'acceptInvitation',
    method: 'POST',
    path: '/api/v1/invitation/accept',
    permission: 'public',
    rateLimit: 30,
    successStatus: 204,
    tag: 'session',
  },
  {
    operationId: 'listApprovals',
    method: 'GET',
    path: '/api/v1/approval',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'approvals',
  },
  {
    operationId: 'getApproval',
    method: 'GET',
    path: '/api/v1/approval/{id}',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'approvals',
  },
  {
    operationId: 'approveRequest',
    method: 'POST',
    path: '/api/v1/approval/{id}/approve',
    permission: 'approval.decide',
    stepUp: true,
    successStatus: 200,
    tag: 'approvals',
  },
  {
    operationId: 'rejectRequest',
    method: 'POST',
    path: '/api/v1/approval/{id}/reject',
    permission: 'approval.decide',
    stepUp: true,
    successStatus: 200,
    tag: 'approvals',
  },
  {
    operationId: 'listApprovalRules',
    method: 'GET',
    path: '/api/v1/approval-rule',
    permission: 'settings.read',
    successStatus: 200,
    tag: 'approvals',
  },
  {
    operationId: 'changeApprovalRule',
    method: 'PUT',
    path: '/api/v1/approval-rule',
    permission: 'settings.edit',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'approvals',
  },
  {
    operationId: 'getApprovalNeed',
    method: 'GET',
    path: '/api/v1/approval-need',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'approvals',
  },
  {
    operationId: 'getSignInPolicy',
    method: 'GET',
    path: '/api/v1/sign_in_policy',
    permission: 'settings.read',
    successStatus: 200,
    tag: 'sign-in-policy',
  },
  {
    operationId: 'changeSignInPolicy',
    method: 'PUT',
    path: '/api/v1/sign_in_policy',
    permission: 'settings.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'sign-in-policy',
  },
  {
    operationId: 'getSetting',
    method: 'GET',
    path: '/api/v1/settings/{setting}',
    permission: 'settings.read',
    successStatus: 200,
    tag: 'settings',
  },
  {
    operationId: 'setSetting',
    method: 'POST',
    path: '/api/v1/settings/{setting}',
    permission: 'settings.edit',
    successStatus: 200,
    tag: 'settings',
  },
  {
    operationId: 'listMerchants',
    method: 'GET',
    path: '/api/v1/merchant',
    permission: 'merchant.rw.all',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'createMerchant',
    method: 'POST',
    path: '/api/v1/merchant',
    permission: 'merchant.create',
    successStatus: 201,
    tag: 'merchants',
  },
  {
    operationId: 'getOwnMerchant',
    method: 'GET',
    path: '/api/v1/merchant/me',
    permission: 'merchant.read',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantBalance',
    method: 'GET',
    path: '/api/v1/merchant/balance',
    permission: 'merchant.read.finance',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'getMerchant',
    method: 'GET',
    path: '/api/v1/merchant/{id}',
    permission: 'merchant.read',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'changeMerchant',
    method: 'PUT',
    path: '/api/v1/merchant/{id}',
    permission: 'merchant.callback.edit',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'getCallbackAddress',
    method: 'GET',
    path: '/api/v1/merchant/{id}/callback',
    permission: 'merchant.callback.edit',
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'changeCallbackAddress',
    method: 'PUT',
    path: '/api/v1/merchant/{id}/callback',
    permission: 'merchant.callback.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'testCallback',
    method: 'POST',
    path: '/api/v1/merchant/{id}/callback/test',
    permission: 'merchant.callback.edit',
    rateLimit: 30,
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'getWebhookKey',
    method: 'GET',
    path: '/api/v1/merchant/{id}/callback/key',
    permission: 'merchant.key.edit',
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'rotateWebhookKey',
    method: 'POST',
    path: '/api/v1/merchant/{id}/callback/key',
    permission: 'merchant.key.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'endFormerWebhookKey',
    method: 'DELETE',
    path: '/api/v1/merchant/{id}/callback/key/former',
    permission: 'merchant.key.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'readWebhookSecret',
    method: 'POST',
    path: '/api/v1/merchant/{id}/callback/secret',
    permission: 'merchant.key.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'listEndpoints',
    method: 'GET',
    path: '/api/v1/merchant/{id}/endpoint',
    permission: 'merchant.callback.edit',
    successStatus: 200,
    tag: 'endpoints',
  },
  {
    operationId: 'createEndpoint',
    method: 'POST',
    path: '/api/v1/merchant/{id}/endpoint',
    permission: 'merchant.callback.edit',
    stepUp: true,
    successStatus: 201,
    tag: 'endpoints',
  },
  {
    operationId: 'removeEndpoint',
    method: 'DELETE',
    path: '/api/v1/merchant/{id}/endpoint/{endpointId}',
    permission: 'merchant.callback.edit',
    stepUp: true,
    successStatus: 204,
    tag: 'endpoints',
  },
  {
    operationId: 'changeEndpoint',
    method: 'PUT',
    path: '/api/v1/merchant/{id}/endpoint/{endpointId}',
    permission: 'merchant.callback.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'endpoints',
  },
  {
    operationId: 'readEndpointSecret',
    method: 'POST',
    path: '/api/v1/merchant/{id}/endpoint/{endpointId}/secret',
    permission: 'merchant.key.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'endpoints',
  },
  {
    operationId: 'rotateEndpointKey',
    method: 'POST',
    path: '/api/v1/merchant/{id}/endpoint/{endpointId}/key',
    permission: 'merchant.key.edit',
    stepUp: true,
    successStatus: 200,
    tag: 'endpoints',
  },
  {
    operationId: 'listEndpointEvents',
    method: 'GET',
    path: '/api/v1/merchant/{id}/endpoint/{endpointId}/event',
    permission: 'merchant.callback.edit',
    successStatus: 200,
    tag: 'endpoints',
  },
  {
    operationId: 'sendEndpointAgain',
    method: 'POST',
    path: '/api/v1/merchant/{id}/endpoint/{endpointId}/send-again',
    permission: 'merchant.callback.edit',
    successStatus: 200,
    tag: 'endpoints',
  },
  {
    operationId: 'getMerchantLook',
    method: 'GET',
    path: '/api/v1/merchant/{id}/look',
    permission: 'merchant.callback.edit',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'changeMerchantLook',
    method: 'PATCH',
    path: '/api/v1/merchant/{id}/look',
    permission: 'merchant.callback.edit',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantDeposit',
    method: 'GET',
    path: '/api/v1/merchant/deposit',
    permission: 'merchant.read.finance',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantWithdrawal',
    method: 'GET',
    path: '/api/v1/merchant/withdrawal',
    permission: 'merchant.read.finance',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'getMerchantTrend',
    method: 'GET',
    path: '/api/v1/merchant/trend',
    permission: 'merchant.read.finance',
    successStatus: 200,
    tag: 'merchants',
  },
  {
    operationId: 'listApiKeys',
    method: 'GET',
    path: '/api/v1/merchant/{id}/key',
    permission: 'merchant.key.edit',
    successStatus: 200,
    tag: 'api-keys',
  },
  {
    operationId: 'createApiKey',
    method: 'POST',
    path: '/api/v1/merchant/{id}/key',
    permission: 'merchant.key.edit',
    stepUp: true,
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'api-keys',
  },
  {
    operationId: 'revokeApiKey',
    method: 'DELETE',
    path: '/api/v1/merchant/{id}/key/{keyId}',
    permission: 'merchant.key.edit',
    stepUp: true,
    successStatus: 204,
    tag: 'api-keys',
  },
  {
    operationId: 'listRates',
    method: 'GET',
    path: '/api/v1/rate',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'settlements',
  },
  {
    operationId: 'setRate',
    method: 'PUT',
    path: '/api/v1/rate',
    permission: 'settings.edit',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'settlements',
  },
  {
    operationId: 'listSettlements',
    method: 'GET',
    path: '/api/v1/settlement',
    permission: 'merchant.read.finance',
    successStatus: 200,
    tag: 'settlements',
  },
  {
    operationId: 'createSettlement',
    method: 'POST',
    path: '/api/v1/settlement',
    permission: 'settlement.create',
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'settlements',
  },
  {
    operationId: 'exportSettlements',
    method: 'GET',
    path: '/api/v1/settlement/csv',
    permission: 'merchant.read.finance',
    successStatus: 200,
    tag: 'settlements',
  },
  {
    operationId: 'getFreeBalance',
    method: 'GET',
    path: '/api/v1/settlement/free',
    permission: 'settlement.create',
    successStatus: 200,
    tag: 'settlements',
  },
  {
    operationId: 'listCallbacks',
    method: 'GET',
    path: '/api/v1/merchant/callback',
    permission: 'merchant.callback.read',
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'sendCallback',
    method: 'POST',
    path: '/api/v1/merchant/callback',
    permission: 'merchant.callback.edit',
    successStatus: 201,
    tag: 'callbacks',
  },
  {
    operationId: 'listSettlementCallbacks',
    method: 'GET',
    path: '/api/v1/settlement/{id}/callback',
    permission: 'merchant.callback.read',
    successStatus: 200,
    tag: 'callbacks',
  },
  {
    operationId: 'sendSettlementCallback',
    method: 'POST',
    path: '/api/v1/settlement/{id}/callback',
    permission: 'merchant.callback.edit',
    successStatus: 201,
    tag: 'callbacks',
  },
  {
    operationId: 'listTickets',
    method: 'GET',
    path: '/api/v1/merchant/support/{invoiceId}',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'tickets',
  },
  {
    operationId: 'openTicket',
    method: 'POST',
    path: '/api/v1/merchant/support',
    permission: 'merchant.read',
    successStatus: 201,
    tag: 'tickets',
  },
  {
    operationId: 'downloadTicketReceipt',
    method: 'GET',
    path: '/api/v1/merchant/support/ticket/{ticketId}/receipt',
    permission: 'ticket.decision',
    successStatus: 200,
    tag: 'tickets',
  },
  {
    operationId: 'approveTicket',
    method: 'POST',
    path: '/api/v1/merchant/support/approve',
    permission: 'ticket.decision',
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'tickets',
  },
  {
    operationId: 'rejectTicket',
    method: 'POST',
    path: '/api/v1/merchant/support/reject',
    permission: 'ticket.decision',
    successStatus: 200,
    tag: 'tickets',
  },
  {
    operationId: 'listReferenceItems',
    method: 'GET',
    path: '/api/v1/reference',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'reference',
  },
  {
    operationId: 'listCurrencies',
    method: 'GET',
    path: '/api/v1/reference/currency',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'reference',
  },
  {
    operationId: 'listProviders',
    method: 'GET',
    path: '/api/v1/provider',
    permission: 'signed-in',
    successStatus: 200,
    tag: 'reference',
  },
  {
    operationId: 'addProvider',
    method: 'POST',
    path: '/api/v1/provider',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'providers',
  },
  {
    operationId: 'listManagedProviders',
    method: 'GET',
    path: '/api/v1/provider/managed',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'getProvider',
    method: 'GET',
    path: '/api/v1/provider/{id}',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'changeProvider',
    method: 'PUT',
    path: '/api/v1/provider/{id}',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 200,
    mayNeedApproval: true,
    tag: 'providers',
  },
  {
    operationId: 'pauseProvider',
    method: 'POST',
    path: '/api/v1/provider/{id}/pause',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'resumeProvider',
    method: 'POST',
    path: '/api/v1/provider/{id}/resume',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'blockProviderReports',
    method: 'POST',
    path: '/api/v1/provider/{id}/reports/block',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'allowProviderReports',
    method: 'POST',
    path: '/api/v1/provider/{id}/reports/allow',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'testProvider',
    method: 'POST',
    path: '/api/v1/provider/{id}/test',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'rotateProviderSecret',
    method: 'POST',
    path: '/api/v1/provider/{id}/secret',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 201,
    mayNeedApproval: true,
    tag: 'providers',
  },
  {
    operationId: 'endFormerProviderSecret',
    method: 'DELETE',
    path: '/api/v1/provider/{id}/secret/former',
    permission: 'provider.edit',
    permissionAlso: 'merchant.rw.all',
    stepUp: true,
    successStatus: 200,
    tag: 'providers',
  },
  {
    operationId: 'initForm',
    method: 'POST',
    path: '/api/payments/form/{formId}/init',
    permission: 'public',
    rateLimit: 120,
    successStatus: 200,
    tag: 'form',
  },
  {
    operationId: 'requestFormCredential',
    method: 'POST',
    path: '/api/payments/form/{formId}/credential',
    permission: 'public',
    rateLimit: 120,
    successStatus: 200,
    tag: 'form',
  },
  {
    operationId: 'completeForm',
    method: 'POST',
    path: '/api/payments/form/{formId}/complete',
    permission: 'public',
    rateLimit: 60,
    successStatus: 200,
    tag: 'form',
  },
  {
    operationId: 'getFormStatus',
    method: 'POST',
    path: '/api/payments/form/{formId}/status',
    permission: 'public',
    rateLimit: 240,
    successStatus: 200,
    tag: 'form',
  },
  {
    operationId: 'cancelForm',
    method: 'POST',
    path: '/api/payments/form/{formId}/cancel',
    permission: 'public',
    rateLimit: 60,
    successStatus: 200,
    tag: 'form',
  },
  {
    operationId: 'openFormTicket',
    method: 'POST',
    path: '/api/payments/form/{formId}/ticket',
    permission: 'public',
    rateLimit: 20,
    successStatus: 201,
    tag: 'form',
  },
  {
    operationId: 'attachFormReceipt',
    method: 'POST',
    path: '/api/payments/form/{formId}/ticket/receipt',
    permission: 'public',
    rateLimit: 20,
    successStatus: 201,
    tag: 'form',
  },
  {
    operationId: 'requestFormReturn',
    method: 'POST',
    path: '/api/payments/form/{formId}/return',
    permission: 'public',
    rateLimit: 20,
    successStatus: 201,
    tag: 'form',
  },
  {
    operationId: 'listFormSbpBanks',
    method: 'GET',
    path: '/api/payments/form/{formId}/banks/sbp',
    permission: 'public',
    rateLimit: 60,
    successStatus: 200,
    tag: 'form',
  },
  {
    operationId: 'createForm',
    method: 'POST',
    path: '/api/merchant/v1/forms',
    permission: 'merchant-key',
    keyScope: 'deposits',
    rateLimit: 600,
    successStatus: 201,
    tag: 'merchant-api',
  },
  {
    operationId: 'createPayout',
    method: 'POST',
    path: '/api/merchant/v1/payouts',
    permission: 'merchant-key',
    keyScope: 'payouts',
    rateLimit: 600,
    successStatus: 201,
    tag: 'merchant-api',
  },
  {
    operationId: 'listMerchantInvoices',
    method: 'GET',
    path: '/api/merchant/v1/invoices',
    permission: 'merchant-key',
    keyScope: 'read',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'downloadMerchantInvoices',
    method: 'GET',
    path: '/api/merchant/v1/reports/invoices',
    permission: 'merchant-key',
    keyScope: 'read',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'listMerchantBalances',
    method: 'GET',
    path: '/api/merchant/v1/balances',
    permission: 'merchant-key',
    keyScope: 'read',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'listMerchantTerminals',
    method: 'GET',
    path: '/api/merchant/v1/terminals',
    permission: 'merchant-key',
    keyScope: 'read',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'listPayoutBanks',
    method: 'GET',
    path: '/api/merchant/v1/banks',
    permission: 'merchant-key',
    keyScope: 'read',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'listMerchantEvents',
    method: 'GET',
    path: '/api/merchant/v1/events',
    permission: 'merchant-key',
    keyScope: 'read',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'listMerchantEndpoints',
    method: 'GET',
    path: '/api/merchant/v1/endpoints',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'createMerchantEndpoint',
    method: 'POST',
    path: '/api/merchant/v1/endpoints',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    rateLimit: 60,
    successStatus: 201,
    tag: 'merchant-api',
  },
  {
    operationId: 'removeMerchantEndpoint',
    method: 'DELETE',
    path: '/api/merchant/v1/endpoints/{id}',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    rateLimit: 60,
    successStatus: 204,
    tag: 'merchant-api',
  },
  {
    operationId: 'changeMerchantEndpoint',
    method: 'PUT',
    path: '/api/merchant/v1/endpoints/{id}',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    rateLimit: 60,
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'readMerchantEndpointSecret',
    method: 'POST',
    path: '/api/merchant/v1/endpoints/{id}/secret',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    rateLimit: 60,
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'rotateMerchantEndpointKey',
    method: 'POST',
    path: '/api/merchant/v1/endpoints/{id}/key',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    rateLimit: 60,
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'listMerchantEndpointEvents',
    method: 'GET',
    path: '/api/merchant/v1/endpoints/{id}/events',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'sendMerchantEndpointAgain',
    method: 'POST',
    path: '/api/merchant/v1/endpoints/{id}/send-again',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    rateLimit: 60,
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'sendTestEvent',
    method: 'POST',
    path: '/api/merchant/v1/test-events',
    permission: 'merchant-key',
    keyScope: 'webhooks',
    rateLimit: 60,
    successStatus: 201,
    tag: 'merchant-api',
  },
  {
    operationId: 'listMerchantSettlements',
    method: 'GET',
    path: '/api/merchant/v1/settlements',
    permission: 'merchant-key',
    keyScope: 'read',
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'getMerchantInvoice',
    method: 'GET',
    path: '/api/merchant/v1/invoices/{id}',
    permission: 'merchant-key',
    keyScope: 'read',
    rateLimit: 1200,
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'createRefund',
    method: 'POST',
    path: '/api/merchant/v1/invoices/{id}/refunds',
    permission: 'merchant-key',
    keyScope: 'refunds',
    rateLimit: 600,
    successStatus: 201,
    tag: 'merchant-api',
  },
  {
    operationId: 'cancelMerchantInvoice',
    method: 'POST',
    path: '/api/merchant/v1/invoices/{id}/cancel',
    permission: 'merchant-key',
    keyScope: 'deposits',
    rateLimit: 600,
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'advanceMerchantInvoice',
    method: 'POST',
    path: '/api/merchant/v1/invoices/{id}/clock',
    permission: 'merchant-key',
    keyScope: 'deposits',
    rateLimit: 60,
    successStatus: 200,
    tag: 'merchant-api',
  },
  {
    operationId: 'reportAsProvider',
    method: 'POST',
    path: '/api/provider/{providerId}/transfers',
    permission: 'provider-signature',
    rateLimit: 3000,
    successStatus: 200,
    tag: 'provider-api',
  },
];
