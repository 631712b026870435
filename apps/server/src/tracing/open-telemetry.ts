import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { StartupError } from '../errors/startup-error.ts';
import { setTracing, type Tracing } from './traced.ts';

/** The longest that the last spans may take to be sent at the end of the process, in ms. */
const flushMs = 3_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/**
 * Records steps by the SDK of OpenTelemetry, and sends them where its variables say (OTEL_EXPORTER_OTLP_ENDPOINT and
 * others). Loaded only where it is wanted.
 * @returns ends it, after sending the last ones
 * @throws StartupError for a variable that OpenTelemetry cannot use
 */
export function startTracing({ role }: { readonly role: string }): () => Promise<void> {
  const provider = withoutDefaults(
    () =>
      new NodeTracerProvider({
        resource: defaultResource().merge(
          resourceFromAttributes({
            'service.name': process.env['OTEL_SERVICE_NAME'] || 'tiyin',
            'service.instance.id': `${hostname()}:${process.pid}`,
            'tiyin.role': role,
          }),
        ),
        spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
      }),
  );
  provider.register();
  setTracing(createTracing(provider));
  return async () => {
    setTracing(undefined);
    // A collector that is away does not hold the end of the process up.
    await Promise.race([provider.shutdown(), pause(flushMs, undefined, { ref: false })]);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** Where OpenTelemetry cannot use a variable, it only says so and takes its default (RUN-943). */
function withoutDefaults<Made>(make: () => Made): Made {
  const complaints: string[] = [];
  const note = (message: string) => void complaints.push(message);
  const ignore = () => undefined;
  const logger = { error: note, warn: note, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, DiagLogLevel.WARN);
  const made = make();
  diag.disable();
  const [complaint] = complaints;
  if (complaint === undefined) return made;
  throw new StartupError(`OpenTelemetry cannot use its variables: ${complaint}`);
}

function createTracing(provider: NodeTracerProvider): Tracing {
  const tracer = provider.getTracer('tiyin');
  return {
    begin: ({ name, kind, attributes, parent }) => {
      // Queries that nobody waits for, such as a look for due jobs, would hide all others.
      if (kind === 'client' && trace.getActiveSpan() === undefined) return undefined;
      const before = kind === 'client' ? context.active() : follow(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, before);
      const own = trace.setSpan(before, span);
      return {
        within: (work) => context.with(own, work),
        end: ({ attributes: last, hasFailed }) => {
          if (last) span.setAttributes(last);
          // Without a message, which may hold values.
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    current: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
  };
}

function follow(parent: string | null | undefined) {
  return parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : ROOT_CONTEXT;
}
