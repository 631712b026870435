import { readBoard } from '../invariants/read-board.ts';
import { requestCheck } from '../invariants/schedule.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag checks. */
export const checkOperations: HandlersOf<'checks'> = {
  async listChecks(_input, _caller, { database, clock }) {
    return { data: await database.transaction((tx) => readBoard(tx, clock.now())) };
  },

  async runChecks(_input, { staff }, { database, clock }) {
    const now = clock.now();
    const data = await database.transaction(async (tx) => {
      await requestCheck(tx, staff, now);
      return readBoard(tx, now);
    });
    return { data };
  },
};
