import { monitoringRefreshMs } from '@tiyin/domain/monitoring';

/** How often Monitoring asks again, in ms: by the build's setting (section 9, decision 40). */
export const REFRESH_MS: number = monitoringRefreshMs(
  import.meta.env.VITE_MONITORING_REFRESH_SECONDS,
);
