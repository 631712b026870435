import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { plainNames, settingNames } from './refuse-misspelt.ts';

// RUN-930
test.each([
  ['TIYIN_OUTGOIN', 'TIYIN_OUTGOING'],
  ['TIYIN_OUTGOINGS', 'TIYIN_OUTGOING'],
  ['TIYIN_TRUSTED_PROXEIS', 'TIYIN_TRUSTED_PROXIES'],
  ['TIYIN_SECRTE', 'TIYIN_SECRET'],
  ['TIYIN_TRUSTED_PROXY', 'TIYIN_TRUSTED_PROXIES'],
  ['BACK_OFFICE_ORIGIN', 'BACKOFFICE_ORIGIN'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASE_REPLICAS_URL', 'DATABASE_REPLICA_URL'],
])('a misspelt variable ends the start: %s', (name, meant) => {
  expect(() => readConfig({ [name]: 'off' }, '/srv')).toThrow(
    `${name} is set, and there is no such setting: ${meant} may be meant.`,
  );
});

// RUN-930
test('other unknown variables, and those of ours, do not', () => {
  const others = ['TIYIN_SERVICE_HOST', 'TIYIN_PORT_4000_TCP', 'TIYIN_TEST_DATABASE_URL', 'TIYIN'];
  const env = Object.fromEntries(others.map((name) => [name, 'x']));
  expect(() => readConfig({ ...env, TIYIN_DEMO: '1', TIYIN_OUTGOIN: '' }, '/srv')).not.toThrow();
  const ofOther = { DATABASE_URI: 'x', DATABASE_URL: 'postgres://db/tiyin' };
  expect(() => readConfig({ ...ofOther, TIYIN_DEMO: '1' }, '/srv')).not.toThrow();
  for (const name of settingNames) {
    expect(() => readConfig({ [name]: '?' }, '/srv'), name).not.toThrow(/no such setting/);
  }
});

// RUN-930
test('the README has every one of them, and no other', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) => row.split('|')[1]?.match(/TIYIN_\w+/g) ?? []);
  expect(names.toSorted()).toEqual(settingNames.toSorted());
  const others = rows.flatMap((row) => row.split('|')[1]?.match(/`[A-Z]\w+`/g) ?? []);
  for (const name of plainNames) expect(others).toContain(`\`${name}\``);
});
