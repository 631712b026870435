import { readReason } from '../payments/given-reason.ts';
import { closeDay, explainDay } from '../payments/statements/close-day.ts';
import { listDays, readDay } from '../payments/statements/list-days.ts';
import { listStatements, readStatementRow } from '../payments/statements/list-statements.ts';
import { readMapping, setMapping } from '../payments/statements/mapping.ts';
import { withSpooledFile } from '../payments/statements/spool-file.ts';
import { takeStatement } from '../payments/statements/take-statement.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag statements. */
export const statementOperations: HandlersOf<'statements'> = {
  listStatements({ path: { id: accountId }, query: { page = 0, size = 10 } }, _, { database }) {
    return database.transaction((tx) => listStatements(tx, { accountId, page, size }));
  },

  async importStatement({ path, query, body }, { staff }, { database, clock }) {
    const { format, encoding = 'utf-8', fileName: name } = query;
    const data = await withSpooledFile(body, (read) =>
      database.transaction(async (tx) => {
        const file = { format, encoding, name };
        const now = clock.now();
        const id = await takeStatement(tx, { staff, accountId: path.id, file, read, now });
        return readStatementRow(tx, id);
      }),
    );
    return { data };
  },

  async getStatementMapping({ path: { id } }, _caller, { database }) {
    return { data: await database.transaction((tx) => readMapping(tx, id)) };
  },

  async setStatementMapping({ path, body: mapping }, { staff }, { database, clock }) {
    const command = { staff, accountId: path.id, mapping, now: clock.now() };
    return { data: await database.transaction((tx) => setMapping(tx, command)) };
  },

  listAccountDays({ path, query: { page = 0, size = 10 } }, _caller, { database, clock }) {
    const question = { accountId: path.id, page, size, now: clock.now() };
    return database.transaction((tx) => listDays(tx, question));
  },

  async getAccountDay({ path: { id: accountId, day } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => readDay(tx, { accountId, day }, staff)) };
  },

  async explainAccountDay({ path, body }, { staff }, { database, clock }) {
    const { id: accountId, day } = path;
    const reason = readReason(body.reason) ?? '';
    const command = { staff, accountId, day, reason, now: clock.now() };
    return { data: await database.transaction((tx) => explainDay(tx, command)) };
  },

  async closeAccountDay({ path: { id: accountId, day } }, { staff }, { database, clock }) {
    const command = { staff, accountId, day, now: clock.now() };
    return { data: await database.transaction((tx) => closeDay(tx, command)) };
  },
};
