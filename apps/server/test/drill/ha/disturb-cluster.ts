import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/db/database.ts';
import type { Disturbance } from '../disturb.ts';
import { type Random, randomOf } from '../random.ts';
import type { World } from '../world.ts';
import type { SupervisedServer } from '../supervised-server.ts';
import type { Cluster } from './cluster.ts';
import type { Node } from './node.ts';
import { readMembers } from './patroni.ts';
import type { ClusterAction, HaPlan, StoppedPart } from './plan.ts';
import { type Probe, startProbe } from './probe.ts';

/** The time without service after one disturbance. */
export type Outage = {
  readonly action: ClusterAction;
  readonly at: number;
  readonly until: number;
};

/** The disturbances of a drill, and the acknowledgements of its probe. */
export type Campaign = { readonly outages: readonly Outage[]; readonly probe: Probe };

type Target = {
  readonly cluster: Cluster;
  readonly servers: readonly SupervisedServer[];
  readonly onDisturbance: (disturbance: Disturbance) => void;
  readonly say: (line: string) => void;
};

/** How long everything is left alone between two disturbances, in ms. */
const calm = { from: 1_000, to: 4_000 } as const;

/** Does everything that the plan says to the cluster, one thing after another, each when it is whole. */
export async function disturbCluster(
  plan: HaPlan,
  world: World,
  database: Database,
  target: Target,
): Promise<Campaign> {
  const random = randomOf(plan.seed, 'calm');
  const probe = await startProbe(world, database);
  const begun: { action: ClusterAction; at: number }[] = [];
  for (const action of plan.actions) {
    await target.cluster.whole();
    await pause(random.between(calm.from, calm.to));
    // On a busy machine Patroni may have promoted the other node meanwhile.
    const leader = await target.cluster.whole();
    const at = Date.now();
    begun.push({ action, at });
    target.onDisturbance({ what: action.what, at });
    await act(action, leader, target, random);
    await serviceAfter(probe.acknowledgedAt, Date.now());
    target.say(`${begun.length} of ${plan.actions.length}: ${nameOf(action)}`);
  }
  await target.cluster.whole();
  await pause(calm.to);
  const end = Date.now();
  const outages = begun.map(({ action, at }, index) => ({
    action,
    at,
    until: begun[index + 1]?.at ?? end,
  }));
  return { outages, probe: await probe.stop() };
}

/** The name of an action in a table of figures. */
export function nameOf(action: ClusterAction): string {
  return action.what === 'stopped' ? `${action.who} stopped` : action.what;
}

async function act(
  action: ClusterAction,
  leader: Node,
  { cluster, servers }: Target,
  random: Random,
): Promise<void> {
  switch (action.what) {
    case 'primary killed':
      leader.signalPostgres('SIGKILL');
      return;
    case 'machine killed':
      await leader.patroni.kill();
      leader.signalPostgres('SIGKILL');
      await pause(action.backMs);
      leader.patroni.start();
      return;
    case 'switched over':
      await cluster.switchOver();
      return;
    case 'stopped': {
      const signal = signalsOf(action.who, { leader, cluster, server: random.pick(servers) });
      signal('SIGSTOP');
      await pause(action.ms);
      signal('SIGCONT');
      return;
    }
    case 'pooler killed':
      await cluster.pooler.kill();
      await pause(action.backMs);
      cluster.pooler.start();
      return;
    case 'network cut':
      await cutOff(leader, action.ms);
      return;
    case 'disk filled':
      leader.disk?.fill();
      await pause(action.ms);
      leader.disk?.free();
  }
}

async function cutOff(leader: Node, ms: number): Promise<void> {
  leader.network?.cut();
  try {
    await pause(ms);
    if (leader.network && (await readMembers(leader)).length > 0) {
      throw new Error(`${leader.name} was reached although its network is cut`);
    }
  } finally {
    leader.network?.restore();
  }
}

type Parts = {
  readonly leader: Node;
  readonly cluster: Cluster;
  readonly server: SupervisedServer;
};

function signalsOf(who: StoppedPart, { leader, cluster, server }: Parts) {
  return (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    if (who === 'server') server.signal(signal);
    else if (who === 'postgres') leader.signalPostgres(signal);
    else if (who === 'patroni') leader.patroni.signal(signal);
    else cluster.pooler.signal(signal);
  };
}

/** After so long without service, in ms, there is something to correct. */
const patienceMs = 300_000;

async function serviceAfter(acknowledgedAt: readonly number[], moment: number): Promise<void> {
  const givesUpAt = Date.now() + patienceMs;
  while ((acknowledgedAt.at(-1) ?? 0) <= moment) {
    if (Date.now() > givesUpAt) throw new Error(`no service within ${patienceMs / 1000} s`);
    await pause(100);
  }
}
