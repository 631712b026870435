import { accountOperations } from './accounts.ts';
import { alertOperations } from './alerts.ts';
import { apiKeyOperations } from './api-keys.ts';
import { approvalOperations } from './approvals.ts';
import { auditOperations } from './audit.ts';
import { callbackOperations } from './callbacks.ts';
import { checkOperations } from './checks.ts';
import { customerOperations } from './customers.ts';
import { endpointOperations } from './endpoints.ts';
import { formOperations } from './form.ts';
import type { Handlers } from './handler.ts';
import { invoiceViewOperations } from './invoice-views.ts';
import { invoiceOperations } from './invoices.ts';
import { merchantApiOperations } from './merchant-api.ts';
import { merchantOperations } from './merchants.ts';
import { notificationOperations } from './notifications.ts';
import { ownAccountOperations } from './own-account.ts';
import { passkeyOperations } from './passkeys.ts';
import { peopleOperations } from './people.ts';
import { providerApiOperations } from './provider-api.ts';
import { providerOperations } from './providers.ts';
import { referenceOperations } from './reference.ts';
import { monitoringOperations } from './monitoring.ts';
import { reportOperations } from './reports.ts';
import { returnOperations } from './returns.ts';
import { searchOperations } from './search.ts';
import { sessionOperations } from './session.ts';
import { settingOperations } from './settings.ts';
import { settlementOperations } from './settlements.ts';
import { signInPolicyOperations } from './sign-in-policy.ts';
import { statementOperations } from './statements.ts';
import { systemOperations } from './system.ts';
import { terminalOperations } from './terminals.ts';
import { ticketOperations } from './tickets.ts';
import { transactionOperations } from './transactions.ts';
import { transferOperations } from './transfers.ts';
import { twoFactorOperations } from './two-factor.ts';

/** The handler of every operation of the contract: a missing, foreign or swapped one does not compile. */
export const handlers: Handlers = {
  ...systemOperations,
  ...sessionOperations,
  ...twoFactorOperations,
  ...passkeyOperations,
  ...ownAccountOperations,
  ...signInPolicyOperations,
  ...invoiceOperations,
  ...invoiceViewOperations,
  ...customerOperations,
  ...searchOperations,
  ...transferOperations,
  ...transactionOperations,
  ...returnOperations,
  ...terminalOperations,
  ...monitoringOperations,
  ...alertOperations,
  ...reportOperations,
  ...merchantOperations,
  ...settlementOperations,
  ...apiKeyOperations,
  ...accountOperations,
  ...statementOperations,
  ...settingOperations,
  ...peopleOperations,
  ...approvalOperations,
  ...checkOperations,
  ...auditOperations,
  ...notificationOperations,
  ...callbackOperations,
  ...endpointOperations,
  ...ticketOperations,
  ...referenceOperations,
  ...formOperations,
  ...merchantApiOperations,
  ...providerApiOperations,
  ...providerOperations,
};
