/** Settings of the build, from the environment or `.env`. */
interface ImportMetaEnv {
  /** How often Monitoring refreshes, in seconds (OFFICE-59). */
  readonly VITE_MONITORING_REFRESH_SECONDS?: string;
}
