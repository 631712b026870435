import { amountFromWire } from '@tiyin/domain/money';
import { ProblemError } from '../problem.ts';
import { takeReport } from '../providers/http/take-report.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag provider-api. */
export const providerApiOperations: HandlersOf<'provider-api'> = {
  async reportAsProvider({ body }, { providerId }, { database, clock }) {
    const { transactionId } = body;
    const amount = amountFromWire(body.amount);
    const command = { ...body, providerId, transactionId, amount, now: clock.now() };
    const outcome = await database.transaction((tx) => takeReport(tx, command));
    if (outcome === 'contradicts') throw new ProblemError('transfer_differs');
    return { outcome };
  },
};
