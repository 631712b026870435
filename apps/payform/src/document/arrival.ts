/** When this page began to arrive, by this device's clock (Unix ms): the moment that the server's time belongs to. */
export function arrivalMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const start = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  return performance.timeOrigin + start;
}
