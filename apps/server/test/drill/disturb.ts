import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ClusterAction } from './ha/plan.ts';
import type { DatabaseAction, Kill, Plan } from './plan.ts';
import type { SupervisedServer } from './supervised-server.ts';

/** Something that was done to the system. */
export type Disturbance = {
  readonly what: 'kill' | DatabaseAction['action'] | ClusterAction['what'];
  readonly at: number;
};

type Target = {
  readonly servers: readonly SupervisedServer[];
  /** Address of its database, for a superuser. */
  readonly databaseUrl: string;
  /** Called with each disturbance. */
  readonly onDisturbance: (disturbance: Disturbance) => void;
};

/** Does everything that the plan says; resolves when all servers stand again. */
export async function disturb(plan: Plan, target: Target): Promise<void> {
  const kills = target.servers.map((server, index) =>
    killAgainAndAgain(server, plan.kills[index] ?? [], target),
  );
  await Promise.all([...kills, workOnDatabase(plan.databaseActions, target)]);
  await Promise.all(target.servers.map((server) => server.ready()));
}

async function killAgainAndAgain(
  server: SupervisedServer,
  kills: readonly Kill[],
  { onDisturbance }: Target,
): Promise<void> {
  for (const kill of kills) {
    if (kill.while === 'answering') await moreAnswers(server, kill.answers);
    await pause(kill.ms);
    onDisturbance({ what: 'kill', at: Date.now() });
    await server.kill();
    server.start();
  }
}

async function moreAnswers(server: SupervisedServer, count: number): Promise<void> {
  const enough = server.answers + count;
  while (server.answers < enough) await pause(5);
}

async function workOnDatabase(actions: readonly DatabaseAction[], target: Target): Promise<void> {
  for (const { action, afterMs } of actions) {
    await pause(afterMs);
    await withDatabase(target.databaseUrl, async (client) => {
      target.onDisturbance({ what: action, at: Date.now() });
      if (action === 'cut') await cutConnections(client);
      else process.kill(await processId(client), action === 'quit' ? 'SIGQUIT' : 'SIGKILL');
    });
  }
}

async function cutConnections(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

/** Of the whole database server: the first line of its lock file. */
async function processId(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  );
  const pid = Number(rows[0]?.pid);
  if (!Number.isSafeInteger(pid) || pid < 2) throw new Error('the database has no process id');
  return pid;
}

/** Connects, as soon as the database is there again, and does one thing. */
async function withDatabase(url: string, work: (client: pg.Client) => Promise<void>) {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    // It may be gone by what we do to it.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      await pause(100);
      continue;
    }
    await work(client);
    await client.end().catch(() => undefined);
    return;
  }
}
