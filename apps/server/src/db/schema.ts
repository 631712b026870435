export { paymentAccount, pool, poolAccount, provider } from './schema/accounts.ts';
export { callback, callbackTry } from './schema/callbacks.ts';
export { invoice, invoiceEvent, lease, paymentForm, transfer } from './schema/invoices.ts';
export { entry, ledgerAccount, posting } from './schema/ledger.ts';
export { apiKey, idempotencyKey, merchant, terminal, terminalMethod } from './schema/merchants.ts';
export { auditEntry, installation, job } from './schema/operations.ts';
export { person, session } from './schema/people.ts';
