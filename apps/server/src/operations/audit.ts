import { exportEntries } from '../audit-log/export-entries.ts';
import { listEntries } from '../audit-log/list-entries.ts';
import { CsvFile, type HandlersOf } from './handler.ts';

/** The operations of the tag audit. */
export const auditOperations: HandlersOf<'audit'> = {
  async listAuditEntries({ query: { size = 25, ...filter } }, { staff }, { clock, database }) {
    return database.transaction((tx) =>
      listEntries(tx, staff, { ...filter, size, now: clock.now() }),
    );
  },

  async exportAuditEntries({ query }, { staff }, { database }) {
    return new CsvFile(await exportEntries(database, staff, query), 'Audit.csv');
  },
};
