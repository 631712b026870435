export {
  defaultMonitoringPeriod,
  longestDropMinutes,
  longestMonitoringMinutes,
  type MonitoringPeriod,
  monitoringPeriods,
  monitoringRefreshMs,
  periodMinutes,
  trendStepMinutes,
} from './monitoring-period.ts';
export {
  addOutcomes,
  hasOutcomes,
  noOutcomes,
  type OutcomeCounts,
  type OutcomePercents,
  outcomePercents,
} from './outcome-counts.ts';
export {
  type FunnelCounts,
  type FunnelLeak,
  type FunnelStep,
  funnelSteps,
  largestLeak,
} from './form-funnel.ts';
export {
  formatSuccessRate,
  type SuccessRateLevel,
  successRateLevel,
  type SuccessRateThresholds,
  thresholdsError,
} from './success-rate.ts';
export {
  type DropSlice,
  explainDrop,
  fewestEnded,
  leastFall,
  leastShare,
  type SuccessCell,
  type SuccessCounts,
  type SuccessDrop,
  successRateOf,
} from './success-drop.ts';
export { weekHourCount, weekHourOf } from './week-hours.ts';
