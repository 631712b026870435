import type { ProviderReport, ProviderReportAnswer } from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { takeReport } from '../providers/http/take-report.ts';
import { type OperationHandler, signedProviderId, validated } from './request.ts';

/** The operations of the tag provider-api. */
export function providerApiOperations({ database, clock }: ServerContext) {
  const report: OperationHandler = async (request): Promise<ProviderReportAnswer> => {
    const body = validated<ProviderReport>(request, 'body');
    const order = {
      ...body,
      providerId: signedProviderId(request),
      transactionId: body.transactionId,
      amount: amountFromWire(body.amount),
      now: clock.now(),
    };
    const outcome = await database.transaction((tx) => takeReport(tx, order));
    if (outcome === 'contradicts') throw new ProblemError('transfer_differs');
    return { outcome };
  };

  return { reportAsProvider: report };
}
