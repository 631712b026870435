import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createBurstLog } from '../burst-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { registry } from '../metrics/registry.ts';
import { readPools } from './pool-metrics.ts';
import { createSystemMetrics } from './system-metrics.ts';

type Deps = {
  readonly database: Pick<Database, 'ping' | 'pools' | 'query'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Whether the server is ending. */
  readonly isDraining: () => boolean;
  /** Whether it cannot read what the others write (RUN-947). */
  readonly lacksSecret: () => boolean;
};

/** Something that the listener answers: a status and a text. */
type Answer = { readonly status: number; readonly text: string; readonly type?: string };

let isCollecting = false;

/**
 * The listener for those who watch a process, on an address of its own (RUN-443): `/livez`, `/readyz` and `/metrics`.
 */
export function createManagement(deps: Deps): Server {
  if (!isCollecting) collectDefaultMetrics({ register: registry });
  isCollecting = true;
  const readSystem = createSystemMetrics(deps);
  const noteFailure = createBurstLog((error, count) =>
    deps.logger.warn({ err: error, count }, 'the metrics of the database were not read'),
  );
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/livez': () => Promise.resolve({ status: 200, text: 'alive\n' }),
    '/readyz': () => readiness(deps),
    '/metrics': async () => {
      readPools(deps.database);
      // Those of the process are there all the same, and the scrape says that the others are not.
      await readSystem().catch(noteFailure);
      return { status: 200, text: await registry.metrics(), type: registry.contentType };
    },
  };
  return createServer((request, response) => {
    const answer = answers[request.url?.split('?', 1)[0] ?? ''];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!answer || !isRead) return send(response, { status: 404, text: 'not found\n' });
    void answer().then(
      (given) => send(response, given),
      (error: unknown) => {
        noteFailure(error);
        send(response, { status: 500, text: 'failed\n' });
      },
    );
  });
}

async function readiness({ database, isDraining, lacksSecret }: Deps): Promise<Answer> {
  if (isDraining()) return { status: 503, text: 'the server is ending\n' };
  if (lacksSecret()) return { status: 503, text: 'a secret is missing: the log names it\n' };
  try {
    await database.ping();
    return { status: 200, text: 'ready\n' };
  } catch {
    return { status: 503, text: 'the database does not answer\n' };
  }
}

function send(response: ServerResponse, { status, text, type = 'text/plain' }: Answer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
