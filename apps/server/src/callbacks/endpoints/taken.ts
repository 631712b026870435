/** Whether a receiver took a webhook, by the status of its answer; null where there was none. */
export function isTakenStatus(statusCode: number | null): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}
