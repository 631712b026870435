import { defaultMonitoringPeriod } from '@tiyin/domain/monitoring';
import { listMonitoringEvents } from '../audit-log/list-monitoring-events.ts';
import { formFunnel } from '../monitoring/form-funnel.ts';
import { listMonitored } from '../monitoring/list-monitored.ts';
import { successDrops } from '../monitoring/success-drops.ts';
import { terminalStatistics } from '../monitoring/terminal-statistics.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag monitoring. */
export const monitoringOperations: HandlersOf<'monitoring'> = {
  async listMonitoredTerminals(_input, { staff }, { database }) {
    return { data: await database.query((tx) => listMonitored(tx, staff)) };
  },

  async listTerminalStatistics({ query }, { staff }, { database, clock }) {
    const { merchantId, minutes = defaultMonitoringPeriod } = query;
    const question = { staff, merchantId, minutes, now: clock.now() };
    return { data: await database.transaction((tx) => terminalStatistics(tx, question)) };
  },

  async listMonitoringEvents({ query }, { staff }, { database, clock }) {
    const { merchantId, minutes = defaultMonitoringPeriod } = query;
    const question = { merchantId, minutes, now: clock.now() };
    return database.transaction((tx) => listMonitoringEvents(tx, staff, question));
  },

  async getFormFunnel({ query }, { staff }, { database, clock }) {
    const { merchantId, minutes = defaultMonitoringPeriod } = query;
    const question = { staff, merchantId, minutes, now: clock.now() };
    return database.query((tx) => formFunnel(tx, question));
  },

  async listSuccessDrops({ query }, { staff }, { database, clock }) {
    const { merchantId, minutes = defaultMonitoringPeriod } = query;
    const question = { staff, merchantId, minutes, now: clock.now() };
    return { data: await database.query((tx) => successDrops(tx, question)) };
  },
};
