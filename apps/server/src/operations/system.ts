import type { Logger } from 'pino';
import { createBurstLog } from '../burst-log.ts';
import { ProblemError } from '../problem.ts';
import type { HandlersOf } from './handler.ts';

/** The delay before the next health request, in seconds. */
const retryAfterSeconds = 2;

const noteSilence = createBurstLog<{ readonly error: unknown; readonly logger: Logger }>(
  ({ error, logger }, count) => logger.error({ err: error, count }, 'the database does not answer'),
);

/** The operations of the tag system. */
export const systemOperations: HandlersOf<'system'> = {
  async getHealth(_input, _caller, { database, logger }) {
    try {
      await database.ping();
    } catch (error) {
      noteSilence({ error, logger });
      const detail = 'The database does not answer';
      throw new ProblemError('unavailable', { detail, retryAfterSeconds });
    }
    return { status: 'ok', database: database.kind };
  },
};
