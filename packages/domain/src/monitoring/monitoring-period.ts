import { dayMs } from '../dates/index.ts';

/** The periods of Monitoring (OFFICE-57): minutes, and 0 for those since UTC midnight. */
export type MonitoringPeriod = 0 | 60 | 180;

/** The periods with their labels, in the order of the page (OFFICE-57). */
export const monitoringPeriods: readonly {
  readonly minutes: MonitoringPeriod;
  readonly label: string;
}[] = [
  { minutes: 0, label: 'From day start' },
  { minutes: 60, label: '1 h' },
  { minutes: 180, label: '3 h' },
];

/** The default period of Monitoring (OFFICE-57). */
export const defaultMonitoringPeriod: MonitoringPeriod = 60;

/** The longest period of statistics: a whole day. */
export const longestMonitoringMinutes = 1440;

/** The longest period of which a drop is explained: 30 days (OFFICE-590). */
export const longestDropMinutes = 30 * longestMonitoringMinutes;

const minuteMs = 60_000;

/**
 * The minutes of a period at a time (Unix ms): "from day start" counts from UTC midnight
 * (OFFICE-57).
 */
export function periodMinutes(period: MonitoringPeriod, now: number): number {
  return period === 0 ? Math.floor((now % dayMs) / minuteMs) : period;
}

/** The length of the steps in which so many minutes are drawn: an hour in twelve, a day in 24. */
export function trendStepMinutes(minutes: number): number {
  if (minutes <= 60) return 5;
  return minutes <= 180 ? 15 : 60;
}

/** The default refresh interval, in seconds (OFFICE-59). */
const fallbackSeconds = 20;

/**
 * The refresh interval of Monitoring, in ms, from the build setting VITE_MONITORING_REFRESH_SECONDS
 * (OFFICE-59). A missing or invalid setting means 20 s.
 */
export function monitoringRefreshMs(setting: string | undefined): number {
  const seconds = setting === undefined || setting.trim() === '' ? Number.NaN : Number(setting);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : fallbackSeconds) * 1000;
}
