import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openCores } from './cores.ts';

/** Where the kernel lets a process run. */
function coresOf(id: number): string {
  return /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? '';
}

it('moves the clients of the database to cores of their own, and back', async ({ skip }) => {
  const cores = openCores([]);
  if (!cores.places.includes('apart')) skip('this machine cannot move processes');
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  const id = other.pid ?? 0;
  try {
    const before = coresOf(id);
    cores.move('apart', [], [id]);
    expect(coresOf(id)).not.toBe(before);
    expect(coresOf(id)).not.toMatch(/^0/);
    cores.move('together', [], [id]);
    expect(coresOf(id)).toBe(before);
  } finally {
    other.kill();
  }
});
