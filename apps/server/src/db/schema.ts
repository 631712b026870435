export {
  formerCredential,
  paymentAccount,
  pool,
  poolAccount,
  provider,
} from './schema/accounts.ts';
export { alertMessage, alertRule } from './schema/alerts.ts';
export { approval, approvalRule } from './schema/approvals.ts';
export { carriedBooks, ledgerOpening } from './schema/archived-ledger.ts';
export {
  type RepeatedFailure,
  auditEntry,
  auditHead,
  auditLink,
  auditPending,
  auditRepeat,
} from './schema/audit.ts';
export { exportedFile, exportOutcomes } from './schema/exported-files.ts';
export { invoiceAssignment } from './schema/assignments.ts';
export { deviceClasses, formLanguages, formOpening } from './schema/form-openings.ts';
export { callback, callbackTry, webhookEvent } from './schema/callbacks.ts';
export { endpointTry, webhookEndpoint } from './schema/endpoints.ts';
export {
  accountInvoice,
  lateInvoice,
  openInvoice,
  openStatuses,
} from './schema/invoice-lookups.ts';
export { invoiceView } from './schema/invoice-views.ts';
export { invoice, invoiceEvent, lease, paymentForm } from './schema/invoices.ts';
export { invariantCursor, invariantResult, ledgerCount } from './schema/invariants.ts';
export { transfer } from './schema/transfers.ts';
export { openItem } from './schema/work.ts';
export {
  entry,
  invoiceSuspense,
  ledgerAccount,
  ledgerDay,
  ledgerDayTotal,
  ledgerDelta,
  ledgerTotal,
  posting,
} from './schema/ledger.ts';
export {
  apiKey,
  idempotencyKey,
  merchant,
  merchantLogo,
  terminal,
  terminalAttribute,
  terminalMethod,
} from './schema/merchants.ts';
export { accountMovement, rate, settlement } from './schema/money.ts';
export { invoiceNote } from './schema/notes.ts';
export { notification, notificationComment } from './schema/notifications.ts';
export { installation, job, setting } from './schema/operations.ts';
export { payout } from './schema/payouts.ts';
export {
  invitation,
  knownPlace,
  passkey,
  passkeyChallenge,
  type PasskeyTransport,
  passkeyPurposes,
  person,
  personRole,
  recoveryCode,
  role,
  secondFactor,
  session,
  signInBrake,
  signInPolicy,
} from './schema/people.ts';
export { oidcIdentity, oidcPurposes, oidcRequest } from './schema/oidc.ts';
export { receiptKey } from './schema/receipts.ts';
export { reportSchedule, reportSending } from './schema/report-schedules.ts';
export {
  invoiceDayTally,
  invoiceTally,
  invoiceTallyDelta,
  terminalMinute,
  terminalMinuteDelta,
} from './schema/tallies.ts';
export { moneyReturn } from './schema/returns.ts';
export {
  accountDay,
  statement,
  statementBalance,
  statementLine,
  statementSource,
} from './schema/statements.ts';
export { returnRequest, supportTicket, ticketReceipt } from './schema/tickets.ts';
