import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bootstrap.mjs';

const pages = ['docs/security.md', 'docs/security/asvs.md', 'docs/security/pci-dss.md'];
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const cellsOf = (page: string) =>
  [...read(page).matchAll(/^\| ([\d.]+) *\|(.*)\|$/gm)].map(([, id = '', rest = '']) => ({
    id,
    state: rest.split('|')[1]?.trim() ?? '',
    by: rest.split('|').at(-1)?.trim() ?? '',
  }));

test.each(pages)('%s names only files that are there', (page) => {
  const paths = [...read(page).matchAll(/`((?:apps|e2e|packages|scripts)\/[\w./-]+)`/g)];
  expect(paths.length).toBeGreaterThan(0);
  expect(
    paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
  ).toEqual([]);
});

test.each(pages.slice(1))(
  'each requirement of %s is judged once, with its rule, test or reason',
  (page) => {
    const rows = cellsOf(page);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const known = /^(met|not applicable|open|partly)$/;
    expect(rows.filter(({ state }) => !known.test(state)).map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ by }) => by.length < 4).map(({ id }) => id)).toEqual([]);
  },
);

const ruleIds = new Set(
  readdirSync(join(root, 'docs/product')).flatMap((page) =>
    [
      ...readFileSync(join(root, 'docs/product', page), 'utf8').matchAll(/^### ([A-Z]+-\d+):/gm),
    ].map(([, id = '']) => id),
  ),
);
const ruleForm = /\b(?:API|FORM|INVOICE|LEDGER|OFFICE|PEOPLE|ROUTING|RUN)-\d+\b/g;

test.each(pages)('%s names only rules that are there', (page) => {
  const named = [...read(page).matchAll(ruleForm)].map(([id]) => id);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !ruleIds.has(id))).toEqual([]);
});

test.each(pages.slice(1))(
  'each requirement of %s that is met names a rule, a file or a page',
  (page) => {
    const met = cellsOf(page).filter(({ state }) => state === 'met');
    const namesOne = /\b[A-Z]+-\d+\b|`[\w./-]+`|docs\/|SECURITY\.md/;
    expect(met.filter(({ by }) => !namesOne.test(by)).map(({ id }) => id)).toEqual([]);
  },
);

test('the page of ASVS has its 253 requirements of levels 1 and 2, and its sums are those of its rows', () => {
  const rows = cellsOf('docs/security/asvs.md');
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  // V17 stands in the text as a whole.
  const ofWebRtc = 7;
  expect(rows.length + ofWebRtc).toBe(253);
  expect(read('docs/security/asvs.md')).toContain(
    `Of 253 requirements ${count('met')} are met, ${count('partly')} partly, ${count('open')} open, and ${count('not applicable') + ofWebRtc} not applicable`,
  );
});

test('each threat stands once', () => {
  const threats = [...read('docs/security.md').matchAll(/^\| ([^|]+?) *\|/gm)].map(
    ([, name]) => name,
  );
  const names = threats.filter((name) => !/^(?:threat|for|-+)$/.test(name ?? ''));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
