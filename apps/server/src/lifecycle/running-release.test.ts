import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runningRelease } from './running-release.ts';

// RUN-780
test('names the version and the content of the program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiyin-release-'));
  try {
    const program = join(folder, 'main.js');
    writeFileSync(program, 'import "./start-a.js"');
    const first = await runningRelease(program);
    expect(first).toMatch(/^\d+\.\d+\.\d+ \([\da-f]{12}\)$/);
    expect(await runningRelease(program)).toBe(first);
    writeFileSync(program, 'import "./start-b.js"');
    expect(await runningRelease(program)).not.toBe(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
