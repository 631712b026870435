import { longestMonitoringMinutes, monitoringRefreshMs } from '@tiyin/domain/monitoring';

/** The refresh interval of Monitoring, in ms: from the build's setting (OFFICE-59). */
export const REFRESH_MS: number = monitoringRefreshMs(
  import.meta.env.VITE_MONITORING_REFRESH_SECONDS,
);

/** More than a day is refreshed less often: it hardly changes, and is more to read (OFFICE-59). */
export function refreshMsOf(minutes: number): number {
  return minutes > longestMonitoringMinutes ? 10 * REFRESH_MS : REFRESH_MS;
}
