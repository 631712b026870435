import { Histogram } from 'prom-client';
import { registry } from './registry.ts';

const durations = new Histogram({
  name: 'tiyin_http_request_duration_seconds',
  help: 'Requests by their route, method and status, with the time until their response was sent.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

/** A request that was answered. */
type Answered = {
  readonly method: string;
  /** The pattern of its route: an address may hold an id. */
  readonly route: string | undefined;
  readonly status: number;
  readonly durationMs: number;
};

/** Counts a request. */
export function countRequest({ method, route = 'none', status, durationMs }: Answered): void {
  durations.observe({ method, route, status }, durationMs / 1000);
}
