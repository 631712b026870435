import type { DayExplanationRequest, StatementMapping } from '@tiyin/api/types';
import { closable, quietStatement } from './quiet-day.ts';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

const idOf = ({ provider }: World) => ({ id: String(provider.accountId) });

/** Valid requests about bank statements: see `validRequests`. */
export const statementRequests = {
  listStatements: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId) },
    query: { page: '0', size: '10' },
  }),
  importStatement: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId) },
    query: { format: 'mt940', encoding: 'utf-8', fileName: 'november.sta' },
    file: quietStatement,
  }),
  getStatementMapping: (_, world) => ({ path: idOf(world) }),
  setStatementMapping: (_, world) => ({
    path: idOf(world),
    body: {
      delimiter: ';',
      skippedLines: 0,
      dateFormat: 'dd.MM.yyyy',
      date: 'Date',
      amount: 'Amount',
    } satisfies StatementMapping,
  }),
  listAccountDays: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId) },
    query: { page: '0', size: '10' },
  }),
  getAccountDay: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId), day: closable },
  }),
  explainAccountDay: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId), day: '2026-01-14' },
    body: { reason: 'The fee of the bank' } satisfies DayExplanationRequest,
  }),
  closeAccountDay: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId), day: closable },
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
