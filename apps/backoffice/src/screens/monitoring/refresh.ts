import { monitoringRefreshMs } from '@tiyin/domain/monitoring';

/** How often Monitoring asks again, in ms: by the build's setting (OFFICE-59). */
export const REFRESH_MS: number = monitoringRefreshMs(
  import.meta.env.VITE_MONITORING_REFRESH_SECONDS,
);
