import { StartupError } from '../errors/startup-error.ts';
import { readWord } from './read-word.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/**
 * Whether traces are sent (ADR 38). OpenTelemetry itself takes its default for a value that it does not know, and leaves
 * out what it cannot do: of the variables of its specification, those that would change nothing are refused (RUN-943).
 * @throws StartupError naming the variable and its bad value, or without a value that may hold a password
 */
export function readIsTraced(env: NodeJS.ProcessEnv): boolean {
  if (!hasCollector(env)) return false;
  const isOff = readWord(env, 'OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true';
  if (isOff || readWord(env, 'OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp') === 'none') {
    return false;
  }
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) {
    readWord(env, name, ['http/json', 'http/protobuf'], 'http/json');
  }
  const sampler = readWord(env, 'OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on');
  if (sampler.endsWith('traceidratio')) requireRatio(env['OTEL_TRACES_SAMPLER_ARG']);
  requirePropagators(env['OTEL_PROPAGATORS'] || 'tracecontext');
  for (const name of ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS']) {
    requirePairs(name, env[name]);
  }
  return true;
}

function hasCollector(env: NodeJS.ProcessEnv): boolean {
  const names = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  const given = names.filter((name) => env[name]);
  for (const name of given) {
    const text = env[name] ?? '';
    const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
    if (!isAddress) throw new StartupError(`${name} is not an http or https address.`);
  }
  return given.length > 0;
}

function requireRatio(text = ''): void {
  const ratio = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (ratio >= 0 && ratio <= 1) return;
  throw new StartupError(
    `OTEL_TRACES_SAMPLER_ARG is "${text}", which is not a number from 0 to 1: the part of the requests that is traced.`,
  );
}

function requirePropagators(text: string): void {
  const names = text.split(',').map((name) => name.trim());
  const isKnown = names.every((name) => name === 'tracecontext' || name === 'baggage');
  if (isKnown && names.includes('tracecontext')) return;
  throw new StartupError(
    `OTEL_PROPAGATORS is "${text}", and a request names its trace by tracecontext alone.`,
  );
}

function requirePairs(name: string, text: string | undefined): void {
  if (!text || text.split(',').every((pair) => /^\s*[^=\s]+\s*=/.test(pair))) return;
  throw new StartupError(`${name} is not a list of names and values: name=value,name=value.`);
}
