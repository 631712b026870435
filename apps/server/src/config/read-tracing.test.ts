import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartupError } from '../errors/startup-error.ts';
import { readIsTraced } from './read-tracing.ts';

// RUN-943
test.each([
  [{ OTEL_TRACES_SAMPLER: 'ratio' }, 'OTEL_TRACES_SAMPLER is "ratio"'],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio' }, 'OTEL_TRACES_SAMPLER_ARG is ""'],
  [
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '10' },
    'OTEL_TRACES_SAMPLER_ARG is "10"',
  ],
  [{ OTEL_PROPAGATORS: 'b3' }, 'OTEL_PROPAGATORS is "b3"'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"'],
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is "zipkin"'],
  [{ OTEL_SDK_DISABLED: 'yes' }, 'OTEL_SDK_DISABLED is "yes"'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'Bearer hunter2' }, 'OTEL_EXPORTER_OTLP_HEADERS is not a list'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'ftp://me:hunter2@b' }, 'OTEL_EXPORTER_OTLP_TRACES_END'],
])('%j ends the start with one sentence about it', (env, sentence) => {
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...env };
  const reading = () => readConfig({ PUBLIC_URL: 'https://pay.example', ...traced }, '/');
  expect(reading).toThrow(StartupError);
  expect(reading).toThrow(sentence);
  expect(reading).not.toThrow('hunter2');
});

// RUN-943
test('the usual values are taken, and two of them switch it off', () => {
  const isTraced = (env: NodeJS.ProcessEnv) =>
    readIsTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...env });
  const usual = {
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '.25',
    OTEL_PROPAGATORS: 'tracecontext,baggage',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a%3D,x-tenant=1',
  };
  expect(isTraced(usual)).toBe(true);
  expect(isTraced({ OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(isTraced({ OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
});
