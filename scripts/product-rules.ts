import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { sources } from './house-rules.ts';
import { readStories } from './story-facts.ts';

/** A rule of docs/product. */
export interface ProductRule {
  readonly id: string;
  /** The page, by its path from the root. */
  readonly page: string;
  /** Files to read first, by their paths from the root. */
  readonly places: readonly string[];
  /** Tests that fail when the rule is broken: `path › title`. */
  readonly tests: readonly string[];
}

/** An id as it is written in a line of a file. */
export interface Citation {
  readonly id: string;
  /** `path:line`. */
  readonly place: string;
}

const idPattern = /\b(?:FORM|INVOICE|LEDGER|ROUTING|PEOPLE|OFFICE|API|RUN)-\d+\b/g;

const citing = [
  '*.md',
  '.storybook/**/*.{ts,tsx}',
  '{apps,bench,docs,e2e,examples,packages,scripts,sheets}/**/*.{ts,tsx,mjs,js,md,mdx,yaml,sql,css,html}',
];

/** The rules of every page. */
export function productRules(): ProductRule[] {
  return sources(['docs/product/*.md'])
    .filter((page) => !page.endsWith('README.md'))
    .flatMap((page) => rulesOfPage(page, read(page)));
}

/** The rules of a page, each from its heading to the next one. */
export function rulesOfPage(page: string, text: string): ProductRule[] {
  return text
    .split(/^#{2,3} /m)
    .slice(1)
    .flatMap((section) => {
      const id = /^([A-Z]+-\d+): \S/.exec(section)?.[1];
      if (id === undefined) return [];
      return [{ id, page, places: named(section, 'Lives in'), tests: named(section, 'Kept by') }];
    });
}

/** Ids that more than one rule has. */
export function doubleIds(rules: readonly ProductRule[]): string[] {
  const ids = rules.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Missing places, tests and titles of a rule, and tests that do not cite it. */
export function problemsOf({ id, places, tests }: ProductRule): string[] {
  return [
    ...(places.length === 0 ? [`${id}: names no place`] : []),
    ...(tests.length === 0 ? [`${id}: names no test`] : []),
    ...places.filter((place) => !existsSync(join(root, place))).map((each) => `${id}: ${each}`),
    ...tests.flatMap((test) => problemsOfTest(id, test)),
  ];
}

/** The rules that are cited anywhere, the pages of the rules included. */
export function citations(): Citation[] {
  return sources(citing).flatMap((path) => citationsIn(path, read(path)));
}

/** The rules that a text cites. */
export function citationsIn(path: string, text: string): Citation[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(idPattern)].map(([id]) => ({ id, place: `${path}:${index + 1}` })),
    );
}

/** Citations of rules that do not exist, each as `path:line: id`. */
export function unknownCitations(
  cited: readonly Citation[],
  rules: readonly ProductRule[],
): string[] {
  const known = new Set(rules.map(({ id }) => id));
  return cited.filter(({ id }) => !known.has(id)).map(({ id, place }) => `${place}: ${id}`);
}

function problemsOfTest(id: string, test: string): string[] {
  const [file = '', title = ''] = test.split(' › ');
  if (!existsSync(join(root, file))) return [`${id}: ${file}`];
  const text = read(file);
  return [
    ...(title !== '' && hasTitle(file, text, title) ? [] : [`${id}: ${test}`]),
    ...(citationsIn(file, text).some((each) => each.id === id)
      ? []
      : [`${id}: uncited in ${file}`]),
  ];
}

/** In a file of stories the title is a story with a play function. */
function hasTitle(file: string, text: string, title: string): boolean {
  if (!file.endsWith('.stories.tsx')) return text.includes(title);
  return playedStories(file, text).has(title);
}

const playedByFile = new Map<string, ReadonlySet<string>>();

function playedStories(file: string, text: string): ReadonlySet<string> {
  const stories =
    playedByFile.get(file) ??
    new Set(
      readStories(text)
        .filter(({ hasPlay }) => hasPlay)
        .map(({ name }) => name),
    );
  playedByFile.set(file, stories);
  return stories;
}

/** The names in backticks of the items that begin with a label, the lines that continue an item included. */
function named(section: string, label: string): string[] {
  const items = section.matchAll(new RegExp(`^- ${label}:((?:.|\\n(?!- |\\n|#))*)`, 'gm'));
  return [...items].flatMap(([, item = '']) =>
    [...item.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

const texts = new Map<string, string>();

function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
}
