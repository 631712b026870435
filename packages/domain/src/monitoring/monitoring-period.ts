import { dayMs } from '../dates/index.ts';

/** The periods of Monitoring (OFFICE-57): minutes, and 0 for those since UTC midnight. */
export type MonitoringPeriod = 0 | 60 | 180 | 1440 | 10_080 | 43_200;

/** The periods with their labels, in the order of the page (OFFICE-57). */
export const monitoringPeriods: readonly {
  readonly minutes: MonitoringPeriod;
  readonly label: string;
}[] = [
  { minutes: 0, label: 'From day start' },
  { minutes: 60, label: '1 h' },
  { minutes: 180, label: '3 h' },
  { minutes: 1440, label: '24 h' },
  { minutes: 10_080, label: '7 days' },
  { minutes: 43_200, label: '30 days' },
];

/** The default period of Monitoring (OFFICE-57). */
export const defaultMonitoringPeriod: MonitoringPeriod = 60;

/** The longest period that is counted by the minute: a whole day; longer ones are counted from the invoices. */
export const longestMonitoringMinutes = 1440;

/** The longest period of statistics, and of drops that are explained: 30 days (OFFICE-57, OFFICE-590). */
export const longestDropMinutes = 30 * longestMonitoringMinutes;

const minuteMs = 60_000;

/**
 * The minutes of a period at a time (Unix ms): "from day start" counts from UTC midnight
 * (OFFICE-57).
 */
export function periodMinutes(period: MonitoringPeriod, now: number): number {
  return period === 0 ? Math.floor((now % dayMs) / minuteMs) : period;
}

/**
 * The length of the steps in which so many minutes are drawn: an hour in twelve, a day in 24, a week
 * in 28 and 30 days in 30.
 */
export function trendStepMinutes(minutes: number): number {
  if (minutes <= 60) return 5;
  if (minutes <= 180) return 15;
  if (minutes <= longestMonitoringMinutes) return 60;
  return minutes <= 7 * longestMonitoringMinutes ? 360 : longestMonitoringMinutes;
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
