import type {
  ListTerminalStatisticsData,
  MonitoredMerchantListAnswer,
  TerminalStatisticsListAnswer,
} from '@tiyin/api/types';
import { defaultMonitoringPeriod } from '@tiyin/domain/monitoring';
import type { ServerContext } from '../context.ts';
import { listMonitored } from '../monitoring/list-monitored.ts';
import { terminalStatistics } from '../monitoring/terminal-statistics.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag monitoring. */
export function monitoringOperations({ database, clock }: ServerContext) {
  const terminals: OperationHandler = async (request): Promise<MonitoredMerchantListAnswer> => {
    const { staff } = signedIn(request);
    return { data: await database.query((tx) => listMonitored(tx, staff)) };
  };

  const statistics: OperationHandler = async (request): Promise<TerminalStatisticsListAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<ListTerminalStatisticsData['query']>(request, 'query');
    const { merchantId, minutes = defaultMonitoringPeriod } = query;
    const question = { staff, merchantId, minutes, now: clock.now() };
    return { data: await database.query((tx) => terminalStatistics(tx, question)) };
  };

  return { listMonitoredTerminals: terminals, listTerminalStatistics: statistics };
}
