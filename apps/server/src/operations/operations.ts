import type { OperationId } from '@tiyin/api/operations';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { accountOperations } from './accounts.ts';
import { apiKeyOperations } from './api-keys.ts';
import { callbackOperations } from './callbacks.ts';
import { formOperations } from './form.ts';
import { invoiceOperations } from './invoices.ts';
import { merchantApiOperations } from './merchant-api.ts';
import { merchantOperations } from './merchants.ts';
import { notificationOperations } from './notifications.ts';
import { providerApiOperations } from './provider-api.ts';
import { referenceOperations } from './reference.ts';
import { monitoringOperations } from './monitoring.ts';
import { reportOperations } from './reports.ts';
import type { OperationHandler } from './request.ts';
import { sessionOperations } from './session.ts';
import { settingOperations } from './settings.ts';
import { settlementOperations } from './settlements.ts';
import { systemOperations } from './system.ts';
import { terminalOperations } from './terminals.ts';
import { ticketOperations } from './tickets.ts';
import { transactionOperations } from './transactions.ts';
import { transferOperations } from './transfers.ts';
import { twoFactorOperations } from './two-factor.ts';

/** A handler for every operation of the contract: one without does not compile. */
export function createOperations(
  app: FastifyInstance,
  context: ServerContext,
): Readonly<Record<OperationId, OperationHandler>> {
  return {
    ...systemOperations(context),
    ...sessionOperations(app, context),
    ...twoFactorOperations(context),
    ...invoiceOperations(context),
    ...transferOperations(context),
    ...transactionOperations(context),
    ...terminalOperations(context),
    ...monitoringOperations(context),
    ...reportOperations(context),
    ...merchantOperations(context),
    ...settlementOperations(context),
    ...apiKeyOperations(context),
    ...accountOperations(context),
    ...settingOperations(context),
    ...notificationOperations(context),
    ...callbackOperations(context),
    ...ticketOperations(context),
    ...referenceOperations(context),
    ...formOperations(context),
    ...merchantApiOperations(context),
    ...providerApiOperations(context),
  };
}
