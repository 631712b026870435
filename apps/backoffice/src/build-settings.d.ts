/** Settings of the build, from the environment or `.env`. */
interface ImportMetaEnv {
  /** How often Monitoring refreshes, in seconds (decision 40). */
  readonly VITE_MONITORING_REFRESH_SECONDS?: string;
}
