export {
  isPeriodInOrder,
  reportFileName,
  type ReportKind,
  reportKind,
  reportKinds,
  type ReportName,
  type ReportPeriod,
} from './report.ts';
export {
  reportDueAfter,
  type ReportInterval,
  reportIntervals,
  reportPeriodBefore,
} from './schedule.ts';
