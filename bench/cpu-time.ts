import { postgresFields } from './processes.ts';

/** The kernel counts in hundredths of a second, whatever it counts in inside. */
const tickMs = 10;

/** CPU time that each of some processes of PostgreSQL has used, in ms. */
export type CpuTimes = ReadonlyMap<number, number>;

/** Reads it; empty where it cannot be read: on another machine, or on another system than Linux. */
export function cpuTimesOf(processIds: readonly number[]): CpuTimes {
  return new Map(
    processIds.flatMap((id) => {
      const fields = postgresFields(id);
      if (!fields) return [];
      // User and system time are the 12th and 13th.
      return [[id, (Number(fields[11]) + Number(fields[12])) * tickMs]];
    }),
  );
}

/** The CPU time between two readings, in ms; undefined where nothing could be read. */
export function cpuTimeBetween(before: CpuTimes, after: CpuTimes): number | undefined {
  if (after.size === 0) return undefined;
  return [...after].reduce((sum, [id, ms]) => sum + ms - (before.get(id) ?? 0), 0);
}
