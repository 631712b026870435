import type { ContentSecrets } from '../approval-content/approval-content.ts';
import { approvalRegistry } from '../approval-kinds/registry.ts';
import { endOvertaken } from '../approvals/close-overtaken.ts';
import { expireApproval } from '../approvals/expire-approval.ts';
import { wakeEndpoints } from '../jobs/endpoint-jobs.ts';
import { type JobHandlers, handlerOf } from '../jobs/handlers.ts';
import { jobPayloads } from '../jobs/queue.ts';
import { reopenNotification } from '../notifications/reopen-notification.ts';
import { runDeadline, runMatchWindow } from '../payments/invoices/expire.ts';
import { runAccountWatch } from '../payments/routing/no-account-free.ts';
import { runReturnWindow } from '../payments/returns/return-window.ts';
import { takeLineAsTransfer } from '../payments/statements/line-transfer.ts';
import { matchLines } from '../payments/statements/match-lines.ts';
import { runPayoutWindow } from '../payments/withdrawals/payout-window.ts';
import { runPayoutRetry } from '../payments/withdrawals/retry-payout.ts';
import { callSandbox } from '../providers/sandbox/deposits.ts';
import { callSandboxPayout } from '../providers/sandbox/payouts.ts';
import { callSandboxReturn } from '../providers/sandbox/returns.ts';
import { runReportDue } from '../report-schedules/run-due.ts';
import { doesCausePersist } from './notification-causes.ts';

const deadline = handlerOf(jobPayloads['invoice.deadline'], (tx, { invoiceId }, now: Date) =>
  runDeadline(tx, invoiceId, now),
);

/** The use case of each kind of job; `secrets` opens what an approval keeps. */
export const jobHandlers = (secrets: ContentSecrets): JobHandlers => ({
  'deposit.deadline': deadline,
  'invoice.deadline': deadline,
  'deposit.match-window': handlerOf(
    jobPayloads['deposit.match-window'],
    (tx, { invoiceId }, now: Date) => runMatchWindow(tx, invoiceId, now),
  ),
  'sandbox.deposit': handlerOf(jobPayloads['sandbox.deposit'], callSandbox),
  'sandbox.payout': handlerOf(jobPayloads['sandbox.payout'], callSandboxPayout),
  'sandbox.return': handlerOf(jobPayloads['sandbox.return'], callSandboxReturn),
  'payout.retry': handlerOf(jobPayloads['payout.retry'], runPayoutRetry),
  'payout.window': handlerOf(jobPayloads['payout.window'], (tx, { payoutId }, now: Date) =>
    runPayoutWindow(tx, payoutId, now),
  ),
  'return.window': handlerOf(jobPayloads['return.window'], (tx, { returnId }, now: Date) =>
    runReturnWindow(tx, returnId, now),
  ),
  'routing.watch': handlerOf(jobPayloads['routing.watch'], (tx, { terminalId }, now: Date) =>
    runAccountWatch(tx, terminalId, now),
  ),
  'approval.expiry': handlerOf(jobPayloads['approval.expiry'], (tx, { approvalId }, now: Date) =>
    expireApproval(tx, { id: approvalId, secrets, now }),
  ),
  'approval.overtaken': handlerOf(
    jobPayloads['approval.overtaken'],
    (tx, { approvalId }, now: Date) =>
      endOvertaken(tx, { id: approvalId, registry: approvalRegistry, secrets, now }),
  ),
  'endpoint.wake': handlerOf(jobPayloads['endpoint.wake'], (tx, { merchantId }, now: Date) =>
    wakeEndpoints(tx, merchantId, now),
  ),
  'report.due': handlerOf(jobPayloads['report.due'], runReportDue),
  'statement.match': handlerOf(jobPayloads['statement.match'], (tx, { accountId }, now: Date) =>
    matchLines(tx, accountId, now),
  ),
  'statement.transfer': handlerOf(
    jobPayloads['statement.transfer'],
    (tx, { accountId }, now: Date) => takeLineAsTransfer(tx, accountId, now),
  ),
  'notification.recheck': handlerOf(
    jobPayloads['notification.recheck'],
    (tx, { notificationId }, now: Date) =>
      reopenNotification(tx, notificationId, { doesCausePersist, now }),
  ),
});
