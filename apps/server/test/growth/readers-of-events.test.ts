import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');

/** Each source that reads events of invoices or callbacks, and why months that were dropped change nothing for it. */
const readers: Readonly<Record<string, string>> = {
  'administration/archive/kept-rows.ts': 'decides about what stays',
  'alerts/measure-callbacks.ts': 'reads callbacks that were just tried',
  'approval-kinds/amount-change.ts': 'the history of a changed amount stays',
  'background/notification-causes.ts': 'a failed callback that is open stays',
  'callbacks/deliver.ts': 'callbacks that wait stay, and all others of their invoices',
  'callbacks/list-callbacks.ts': 'the page says that they are in the archive',
  'callbacks/record-try.ts': 'callbacks that wait stay, and all others of their invoices',
  'callbacks/settlement-callbacks.ts': 'only shows what is there',
  'callbacks/write-callback.ts': 'writes',
  'callbacks/write-event.ts': 'writes',
  'invariants/definitions/callbacks.ts': 'leaves out what was dropped',
  'invariants/definitions/invoices.ts': 'leaves out what was dropped',
  'invariants/scope.ts': 'reads the newest changes',
  'monitoring/form-funnel.ts': 'looks back for 30 days at most',
  'payments/accounts/credential-as-issued.ts': 'falls back to the creation of the invoice',
  'payments/form/form-progress.ts': 'only shows one of two screens of a form that ended',
  'payments/form/keep-choice.ts': 'the history of an open invoice stays',
  'payments/form/named-payee.ts': 'the history of a refund stays',
  'payments/invoices/change-amount.ts': 'the history of a changed amount stays',
  'payments/invoices/count-sections.ts': 'counts what is shown',
  'payments/invoices/events.ts': 'writes',
  'payments/invoices/extra-columns.ts': 'only shows what is there',
  'payments/invoices/invoice-events.ts': 'the page says that they are in the archive',
  'payments/invoices/preview-change.ts': 'reads what was just written',
  'payments/invoices/provider-refused.ts': 'a provider repeats a report within days',
  'payments/invoices/status-events.ts': 'the page says that they are in the archive',
  'payments/payouts/sent-amount.ts': 'the history of a changed amount stays',
  'payments/refunds/list-refunds.ts': 'the history of a refund stays',
  'payments/returns/guarded-return.ts': 'the history of a changed amount stays',
  'payments/routing/list-decisions.ts': 'the page says that they are in the archive',
  'payments/withdrawals/awaited-payout.ts': 'the history of an invoice in ERROR stays',
};

// RUN-962
test('each reader of events and callbacks has a reason why dropped months change nothing', () => {
  const found = globSync('**/*.ts', { cwd: src })
    .filter((path) => !path.startsWith('db/'))
    .filter((path) =>
      /^import \{[^}]*\b(?:invoiceEvent|callback)\b[^}]*\} from '[./]*db\/schema\.ts'/m.test(
        readFileSync(join(src, path), 'utf8'),
      ),
    );
  expect(found.toSorted()).toEqual(Object.keys(readers).toSorted());
});
