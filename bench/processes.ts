import { readFileSync } from 'node:fs';

/** Linux's statistics of a process; nothing for an ended one, or on another system. */
export function readProcess(id: number | 'self', what: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${id}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * The fields that `stat` has of a process of PostgreSQL behind its name; undefined where it is none, as
 * where the database runs on another machine and the id is another process's here.
 */
export function postgresFields(id: number): readonly string[] | undefined {
  const stat = readProcess(id, 'stat');
  if (!stat.includes('(postgres)')) return undefined;
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
