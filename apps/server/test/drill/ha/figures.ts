import type { Campaign } from './disturb-cluster.ts';
import { nameOf } from './disturb-cluster.ts';
import { longestGap } from './probe.ts';

/** The times without service, a line for each kind of disturbance; in seconds. */
export function outageLines({ outages, probe }: Campaign): string[] {
  const gaps = outages.map(({ action, at, until }) => ({
    name: nameOf(action),
    gap: longestGap(probe.acknowledgedAt, at, until),
  }));
  const byName = Map.groupBy(gaps, ({ name }) => name);
  return [...byName].map(([name, all]) => {
    const sorted = all.map(({ gap }) => gap).toSorted((a, b) => a - b);
    return `${name.padEnd(16)} ${String(sorted.length).padStart(3)} times: without service for ${seconds(medianOf(sorted))} (median), ${seconds(sorted.at(-1) ?? 0)} (worst)`;
  });
}

function medianOf(sorted: readonly number[]): number {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
