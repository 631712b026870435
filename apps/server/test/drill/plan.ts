import { randomBytes } from 'node:crypto';
import { randomOf } from './random.ts';

/**
 * When a server is killed: so many ms after it began to start, or so many ms after it has given so many
 * answers. Counted in answers, so that it is under load on a machine of any speed.
 */
export type Kill =
  | { readonly while: 'starting'; readonly ms: number }
  | { readonly while: 'answering'; readonly answers: number; readonly ms: number };

/**
 * What happens to the database, so many ms after the last: connections cut, the server asked to quit at
 * once (SIGQUIT), or killed (SIGKILL).
 */
export type DatabaseAction = {
  readonly action: 'cut' | 'quit' | 'crash';
  readonly afterMs: number;
};

/** The faults injected while customers use the system. The same seed makes the same plan. */
export type Plan = {
  readonly seed: string;
  /** For each server, one after another. */
  readonly kills: readonly (readonly Kill[])[];
  readonly databaseActions: readonly DatabaseAction[];
};

const servers = 3;

/**
 * Reads from the environment how hard a drill is: DRILL_SEED replays one, DRILL_KILLS (6) is how often
 * a server is killed, and with DRILL_BREAKS_DATABASE=1 the database is broken as well.
 */
export function readPlan(env: NodeJS.ProcessEnv): Plan {
  const seed = env['DRILL_SEED'] || randomBytes(4).toString('hex');
  const kills = Number(env['DRILL_KILLS'] || 6);
  const actions = env['DRILL_BREAKS_DATABASE'] === '1' ? Math.ceil(kills / 5) : 0;
  return {
    seed,
    kills: Array.from({ length: servers }, (_, server) =>
      planKills(seed, server, Math.floor((kills + server) / servers)),
    ),
    databaseActions: planDatabaseActions(seed, actions),
  };
}

/** Most come under load; one in eight while the server is still starting. */
function planKills(seed: string, server: number, count: number): Kill[] {
  const random = randomOf(seed, `kills of ${server}`);
  return Array.from({ length: count }, () =>
    random.happens(1 / 8)
      ? { while: 'starting', ms: random.between(0, 1_500) }
      : { while: 'answering', answers: random.between(1, 50), ms: random.between(0, 50) },
  );
}

function planDatabaseActions(seed: string, count: number): DatabaseAction[] {
  const random = randomOf(seed, 'database');
  return Array.from({ length: count }, () => ({
    action: random.pick(['cut', 'cut', 'quit', 'crash']),
    afterMs: random.between(3_000, 12_000),
  }));
}
