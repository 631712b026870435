import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { readStories } from './story-facts.ts';

/** A row of the table of rules: what it says of where a rule lives, and of its test. */
export interface CoverageRow {
  readonly rule: string;
  readonly where: string;
  readonly test: string;
}

const path = 'docs/specification-coverage.md';

/** The rows of the tables in docs/specification-coverage.md, without their heads. */
export function coverageRows(
  text: string = readFileSync(join(root, path), 'utf8'),
): readonly CoverageRow[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, rule = '']) => rule !== 'rule' && !/^-+$/.test(rule))
    .map(([, rule = '', where = '', test = '']) => ({ rule, where, test }));
}

/** What is not as a row says: a file or a title that is not there, a story that tests nothing, or a cell that says nothing. */
export function breachesOf({ rule, where, test }: CoverageRow): readonly string[] {
  return [where, test].flatMap((cell) => {
    const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    if (named.length === 0 && !/not yet: issue \d/.test(cell)) return [`${rule}: says nothing`];
    return named.filter((name) => !isThere(name)).map((name) => `${rule}: ${name}`);
  });
}

function isThere(named: string): boolean {
  const [file = '', title] = named.split(' › ');
  const place = join(root, file);
  if (!existsSync(place)) return false;
  if (title === undefined) return true;
  if (file.endsWith('.stories.tsx')) return testingStories(place).has(title);
  return readFileSync(place, 'utf8').includes(title);
}

/** By the path of their file: a file is named by many rows. */
const known = new Map<string, ReadonlySet<string>>();

/** The stories of a file that test something. */
function testingStories(place: string): ReadonlySet<string> {
  const stories =
    known.get(place) ??
    new Set(
      readStories(readFileSync(place, 'utf8'))
        .filter(({ hasPlay }) => hasPlay)
        .map(({ name }) => name),
    );
  known.set(place, stories);
  return stories;
}
