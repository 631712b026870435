import { randomBytes } from 'node:crypto';
import { randomOf } from '../random.ts';

/** A disturbance of the cluster. */
export type ClusterAction =
  /** The processes of the primary are killed. */
  | { readonly what: 'primary killed' }
  /** With Patroni beside it, as when its machine loses power; it comes back later. */
  | { readonly what: 'machine killed'; readonly backMs: number }
  /** The replica becomes the primary, as before an upgrade of its machine. */
  | { readonly what: 'switched over' }
  /** Processes are stopped for a while (SIGSTOP), as on a machine that hangs. */
  | { readonly what: 'stopped'; readonly who: StoppedPart; readonly ms: number }
  /** PgBouncer is killed and comes back later. */
  | { readonly what: 'pooler killed'; readonly backMs: number }
  /** The machine of the primary reaches nobody for a while, and works on. */
  | { readonly what: 'network cut'; readonly ms: number }
  /** The disk of the primary is full for a while. */
  | { readonly what: 'disk filled'; readonly ms: number };

export const stoppedParts = ['server', 'postgres', 'patroni', 'pooler'] as const;
export type StoppedPart = (typeof stoppedParts)[number];

/** The disturbances of a drill of high availability, one after another. The same seed makes the same plan. */
export type HaPlan = {
  readonly seed: string;
  readonly actions: readonly ClusterAction[];
  /** How long a caller tries again, in ms: with an outage every quarter of a minute, some have no luck for long. */
  readonly patienceMs: number;
};

/** How often each is done unless the environment says otherwise. */
const defaults = {
  HA_KILLS: 3,
  HA_SWITCHOVERS: 2,
  HA_STOPS: 4,
  HA_CUTS: 1,
  HA_PARTITIONS: 1,
  HA_FILLS: 1,
} as const;

/** Reads from the environment how often each is done: HA_KILLS, HA_SWITCHOVERS, HA_STOPS, HA_CUTS, HA_PARTITIONS and HA_FILLS. */
export function readHaPlan(env: NodeJS.ProcessEnv): HaPlan {
  const seed = env['DRILL_SEED'] || randomBytes(4).toString('hex');
  const random = randomOf(seed, 'cluster');
  const countOf = (name: keyof typeof defaults): number => Number(env[name] || defaults[name]);
  const times = (name: keyof typeof defaults, make: (index: number) => ClusterAction) =>
    Array.from({ length: countOf(name) }, (_, index) => make(index));
  const actions = [
    // One in three with its machine: that takes longer, since Patroni's word for its primary has to expire.
    ...times('HA_KILLS', (index) =>
      index % 3 === 2
        ? { what: 'machine killed', backMs: random.between(1_000, 40_000) }
        : { what: 'primary killed' },
    ),
    ...times('HA_SWITCHOVERS', () => ({ what: 'switched over' })),
    ...times('HA_STOPS', (index) => ({
      what: 'stopped',
      who: stoppedParts[index % stoppedParts.length] ?? 'server',
      ms: random.between(5_000, 30_000),
    })),
    ...times('HA_CUTS', () => ({ what: 'pooler killed', backMs: random.between(0, 5_000) })),
    // Some are over before the other machine is promoted, and some long after that.
    ...times('HA_PARTITIONS', () => ({ what: 'network cut', ms: random.between(5_000, 60_000) })),
    ...times('HA_FILLS', () => ({ what: 'disk filled', ms: 20_000 })),
  ];
  return { seed, actions: shuffled(actions, seed), patienceMs: 10 * 60_000 };
}

function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = randomOf(seed, 'order');
  return list
    .map((item) => ({ item, place: random.between(0, 1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
