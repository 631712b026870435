import { afterEach, expect, test, vi } from 'vitest';
import { startTracing } from './open-telemetry.ts';

afterEach(() => vi.unstubAllEnvs());

// RUN-943
test.each([
  ['OTEL_EXPORTER_OTLP_COMPRESSION', 'zip'],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', 'soon'],
  ['OTEL_EXPORTER_OTLP_CERTIFICATE', '/nowhere/ca.pem'],
  ['OTEL_BSP_SCHEDULE_DELAY', 'soon'],
])('a value that OpenTelemetry cannot use ends the start: %s=%s', (name, value) => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1');
  vi.stubEnv(name, value);
  expect(() => startTracing({ role: 'web' })).toThrow(
    new RegExp(`^OpenTelemetry cannot use its variables: .*(${name}|certificate)`),
  );
});
