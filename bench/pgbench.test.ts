import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPgbench } from './find-pgbench.ts';
import { readTps } from './pgbench.ts';
import { median } from './median.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tiyin-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pgbench is taken from PGBENCH, else from the path', () => {
  const name = process.platform === 'win32' ? 'pgbench.exe' : 'pgbench';
  const program = join(folder, name);
  writeFileSync(program, '');
  expect(findPgbench({ PATH: folder })).toBe(program);
  expect(findPgbench({ PATH: '', PGBENCH: program })).toBe(program);
});

test('a PGBENCH that is not there is named', () => {
  const missing = join(folder, 'nothing');
  expect(() => findPgbench({ PATH: folder, PGBENCH: missing })).toThrow(missing);
});

test('the result is read whatever pgbench says around it', () => {
  const output =
    'latency average = 2.609 ms\ntps = 6133.616889 (without initial connection time)\n';
  expect(readTps(output)).toBe(6133.616889);
  expect(() => readTps('pgbench: error: Run was aborted')).toThrow('Run was aborted');
});

test('the median of measurements is one of them', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('a setting that is no number is named', () => {
  expect(readSettings({ BENCH_CLIENTS: '8,4' })).toMatchObject({
    crowds: [8, 4],
    clients: 8,
    rounds: 3,
  });
  expect(() => readSettings({ BENCH_CLIENTS: '4,' })).toThrow('BENCH_CLIENTS');
  expect(() => readSettings({ BENCH_SECONDS: 'ten' })).toThrow('BENCH_SECONDS');
});
