import { monitoringRefreshMs } from '@tiyin/domain/monitoring';

/** The refresh interval of Monitoring, in ms: from the build's setting (OFFICE-59). */
export const REFRESH_MS: number = monitoringRefreshMs(
  import.meta.env.VITE_MONITORING_REFRESH_SECONDS,
);
