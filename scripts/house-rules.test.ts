import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import {
  breaches,
  breachesIn,
  dialectNames,
  languageRules,
  sources,
  textRules,
  vagueNames,
} from './house-rules.ts';

// RUN-21, RUN-22, LEDGER-234, LEDGER-239
describe.each([...textRules, ...languageRules])('$promise', (rule) => {
  test('in every source', () => {
    expect(breaches(rule)).toEqual([]);
  });

  test.each(rule.examples.broken)('the rule finds: %s', (line) => {
    expect(breachesIn(line, rule)).toHaveLength(1);
  });

  test.each(rule.examples.kept)('the rule lets pass: %s', (line) => {
    expect(breachesIn(line, rule)).toEqual([]);
  });

  test('a rule ignores comments, unless it covers them', () => {
    const line = rule.examples.broken[0] ?? '';
    const found = breachesIn(`/* ${line} */\n// ${line}`, rule);
    expect(found).toHaveLength(rule.holdsInComments === true ? 2 : 0);
  });
});

describe('files', () => {
  test('none has a vague name', () => {
    expect(
      vagueNames(sources(['{packages,apps,e2e,examples,scripts,bench}/**/*.{ts,tsx,mjs}'])),
    ).toEqual([]);
  });

  test('a vague name is found as a file and as a folder', () => {
    const vague = ['a/utils.ts', 'a/helpers/b.ts', 'a/common.test.ts', 'misc/a.ts'];
    expect(vagueNames([...vague, 'a/commonality.ts', 'a/money.ts'])).toEqual(vague);
  });

  test('none is named by a verb of conversation', () => {
    expect(dialectNames(sources(['{docs,e2e,bench,scripts,packages,examples}/**/*']))).toEqual([]);
  });

  test('a name by a verb of conversation is found', () => {
    const names = ['docs/how-it-asks.md', 'e2e/photograph-form.ts', 'bench/copy-and-forget.ts'];
    expect(dialectNames([...names, 'e2e/tasks.ts', 'apps/ask.ts'])).toEqual(names);
  });

  test('no package has an entry that exports all of it', () => {
    // The SDK is one room, which its users import by one name (ADR 35).
    const found = globSync('packages/*/{index,src/index}.{ts,tsx}', { cwd: root });
    expect(found).toEqual(['packages/merchant/src/index.ts']);
  });
});
