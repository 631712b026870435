import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bootstrap.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const names = (path: string, pattern: RegExp): string[] =>
  [...read(path).matchAll(pattern)].map(([, name = '']) => name);

const alerts = names('deploy/prometheus/alerts.yml', /- alert: (\w+)/g);

// RUN-456
test('each alert has one runbook, which says its meaning, where to look and what to do', () => {
  const sections = read('docs/operating/runbooks.md').split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(alerts);
  for (const section of sections) {
    for (const part of ['**Meaning.**', '**Look.**', '**Do.**']) expect(section).toContain(part);
  }
});

// RUN-456
test('each alert has a test in which it fires', () => {
  const tested = read('deploy/prometheus/alerts.test.yml').split('- alertname: ').slice(1);
  const firing = tested.filter((text) => text.includes('exp_labels'));
  const nameOf = (text: string): string => text.split('\n', 1)[0] ?? '';
  expect(new Set(firing.map(nameOf))).toEqual(new Set(alerts));
});
