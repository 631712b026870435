import { execFileSync } from 'node:child_process';
import { postgresFields, readProcess } from './processes.ts';

/**
 * The placement on the cores: `apart` gives the database half of them, and the other half to its
 * clients, be it Tiyin with its customers or pgbench; `together` lets all of them run everywhere.
 */
export type Place = 'apart' | 'together';

/** Moves the processes of a measurement to their cores. */
export type Cores = {
  /** The places that this machine has: one where its processes cannot be moved. */
  readonly places: readonly Place[];
  /** @param database any process of the database, of which the others and those to come are children */
  readonly move: (place: Place, database: readonly number[], others: readonly number[]) => void;
};

/**
 * The cores that this process may use; `taskset` is what moves processes, and Linux has it.
 * @param databaseIds processes of the database: they may be on another machine, or belong to another process
 */
export function openCores(databaseIds: readonly number[]): Cores {
  const all = ownCores();
  const ours = [process.pid, ...withParents(databaseIds)];
  const isHere = databaseIds.every((id) => ours.includes(id));
  if (all.length < 2 || !isHere || !ours.every((id) => isMovable(all, id))) {
    return { places: ['together'], move: () => undefined };
  }
  const half = Math.floor(all.length / 2);
  const lists = {
    together: { database: all, others: all },
    apart: { database: all.slice(0, half), others: all.slice(half) },
  };
  return {
    places: ['apart', 'together'],
    move: (place, database, others) => {
      for (const id of withParents(database)) moveTo(lists[place].database, id);
      for (const id of others) moveTo(lists[place].others, id);
    },
  };
}

/** As the kernel lists them, `0-3,8`; none on another system than Linux. */
function ownCores(): number[] {
  const list = /^Cpus_allowed_list:\s*(.+)$/m.exec(readProcess('self', 'status'))?.[1] ?? '';
  return list.split(',').flatMap((range) => {
    if (range === '') return [];
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function isMovable(cores: readonly number[], id: number): boolean {
  try {
    setCores(cores, id);
    return true;
  } catch {
    return false;
  }
}

/** All threads of a process. */
function setCores(cores: readonly number[], id: number): void {
  const list = ['--cpu-list', '--pid', cores.join(), String(id)];
  execFileSync('taskset', ['--all-tasks', ...list], { stdio: 'ignore' });
}

/** @throws Error where a process that is still there cannot be moved */
function moveTo(cores: readonly number[], id: number): void {
  try {
    setCores(cores, id);
  } catch (error) {
    if (readProcess(id, 'stat') !== '') throw error;
  }
}

/** Also the process that makes a new one for each connection: what it makes inherits its cores. */
function withParents(ids: readonly number[]): Set<number> {
  const families = ids.flatMap((id) => {
    const fields = postgresFields(id);
    return fields ? [id, Number(fields[1])] : [];
  });
  return new Set(families);
}
