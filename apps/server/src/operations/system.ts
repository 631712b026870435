import type { Health } from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import type { OperationHandler } from './request.ts';

/** The operations of the tag system. */
export function systemOperations({ database, logger }: ServerContext) {
  const getHealth: OperationHandler = async (): Promise<Health> => {
    try {
      await database.ping();
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer');
      throw new ProblemError('unavailable', { detail: 'The database does not answer' });
    }
    return { status: 'ok', database: database.kind };
  };
  return { getHealth };
}
