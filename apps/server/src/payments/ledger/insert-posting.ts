import { partComposer } from '../../db/gathered.ts';
import { entry, posting } from '../../db/schema.ts';
import { columnsOf, gathered, places } from '../../db/statement.ts';

/** Writes the head of a posting. */
export const insertPosting = gathered<typeof posting.$inferSelect>({
  writes: ['posting'],
  sees: [],
  parts: (rows) => ({
    posted: partComposer
      .insert(posting)
      .values(rows.map((given) => places(given, columnsOf(posting))))
      .getSQL(),
  }),
});

const columns = ['postingId', 'accountId', 'amount', 'currency', 'isTest', 'terminalId'] as const;

/** Writes a leg of a posting; legs carry their balances in the order in which they are written. */
export const insertEntry = gathered<Omit<typeof entry.$inferSelect, 'id'>>({
  writes: ['entry', 'ledger_account'],
  sees: [],
  parts: (rows) => ({
    entered: partComposer
      .insert(entry)
      .values(rows.map((given) => places(given, columns)))
      .getSQL(),
  }),
});
