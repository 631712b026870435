import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { componentFolders, readComponent } from './component-facts.ts';
import { docsIds, shortfalls } from './component-form.ts';
import { filesOf, folderOf } from './component-template.ts';
import type { NewComponent } from './component-template.ts';

const components = componentFolders(root).map((folder) => readComponent(root, folder));
const alone = globSync('packages/ui/docs/*.mdx', { cwd: root }).map((page) =>
  readFileSync(join(root, page), 'utf8'),
);
const pages = docsIds(components, alone);

describe('every component is complete', () => {
  test('there are components', () => {
    expect(components.length).toBeGreaterThan(50);
  });

  test.each(components)('$folder', (facts) => {
    expect(shortfalls(facts, pages)).toEqual([]);
  });
});

describe('a complete component', () => {
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'tiyin-component-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  /** Writes a new component into a temporary root, with changes, and returns its missing parts. */
  function lacks(
    change: Changes = {},
    component: NewComponent = { name: 'DateField', room: 'Fields' },
  ) {
    const folder = folderOf(component);
    mkdirSync(join(home, folder), { recursive: true });
    for (const [file, text] of Object.entries(filesOf(component))) {
      const changed = change[file]?.(text) ?? text;
      if (changed !== '') writeFileSync(join(home, folder, file), changed);
    }
    return shortfalls(readComponent(home, folder), pages);
  }

  type Changes = Readonly<Record<string, (text: string) => string>>;
  const without =
    (...parts: readonly (string | RegExp)[]) =>
    (text: string) =>
      parts.reduce<string>((rest, part) => rest.replace(part, ''), text);
  const keys = without('None: it is not a control.');

  test('one of one part without words of its own', () => {
    const page = (text: string) =>
      text
        .replace(/1\. \*\*Surface[\s\S]*?`children`\./, 'One part: a surface around `children`.')
        .replace(/- A noun, in sentence.*/, 'It has no words of its own.');
    expect(lacks({ 'DateField.mdx': page })).toEqual([]);
  });

  test('the generator makes one', () => {
    expect(lacks()).toEqual([]);
    expect(lacks({}, { name: 'PayoutList', room: 'Payments' })).toEqual([]);
  });

  test.each<[string, Changes, string]>([
    ['a page', { 'DateField.mdx': () => ' ' }, "the page's headings are"],
    ['an entry', { 'index.ts': () => ' ' }, 'exports no component'],
    [
      'its props type',
      { 'index.ts': without(/export type.*/) },
      'index.ts exports DateField without its DateFieldProps',
    ],
    ['docstrings', { 'DateField.tsx': without(/\/\*\* Says.*/) }, 'DateField has no docstring'],
    [
      'a place in Storybook',
      { 'DateField.stories.tsx': without('Components/Fields/') },
      "the stories' title is 'DateField'",
    ],
    [
      'Playground first',
      { 'DateField.stories.tsx': (text) => text.replace('const Playground', 'const First') },
      'the first story is not Playground',
    ],
    ['Texts', { 'DateField.stories.tsx': without('export const Texts') }, 'no story Texts'],
    [
      'its sheet',
      { 'DateField.stories.tsx': without("tags: ['sheet'],") },
      "Sheet lacks its tag 'sheet'",
    ],
    [
      'a play test, having keys',
      {
        'DateField.stories.tsx': without(/play: async[\s\S]*?\n {2}\},\n/),
        'DateField.mdx': (text) => text.replace('None: it is', '- **Enter:** opens it. It is'),
      },
      'has keys, but no story with a play test',
    ],
    [
      'axe as an error',
      {
        'DateField.stories.tsx': (text) =>
          text.replace(
            "tags: ['sheet'],",
            "tags: ['sheet'], parameters: { a11y: { test: 'off' } },",
          ),
      },
      'Sheet lets axe pass',
    ],
    [
      'its example',
      { 'DateField.mdx': without('<Canvas of={stories.Playground} />') },
      '"DateField" has no Canvas of Playground',
    ],
    [
      'an alternative',
      { 'DateField.mdx': without('(?path=/docs/components-data-card--docs)') },
      '"When not to use" has no link',
    ],
    [
      'links that lead somewhere',
      { 'DateField.mdx': (text) => text.replace('data-card', 'data-cart') },
      'links to components-data-cart--docs, which is not a page',
    ],
    ['its keys', { 'DateField.mdx': keys }, '"Keyboard" has no'],
    ['its sheet shown', { 'DateField.mdx': without('{stories.Sheet}') }, '"States" has no Canvas'],
    [
      'its headings in order',
      { 'DateField.mdx': (text) => text.replace('## Keyboard', '## Keys') },
      "the page's headings are DateField, When to use, When not to use, Anatomy, Do and don't, Content, Keys,",
    ],
    [
      'its maturity',
      { 'DateField.mdx': without('<Maturity of={stories} />\n\n') },
      '"DateField" has no sentence and Maturity between it and its example',
    ],
    ['its changes', { 'DateField.mdx': without('<Changes of={stories} />') }, '"Changes" has no'],
    [
      'an Anatomy',
      { 'DateField.mdx': without(/## Anatomy[\s\S]*?(?=## Do)/) },
      "the page's headings are DateField, When to use, When not to use, Do and don't,",
    ],
    [
      'parts in its anatomy',
      { 'DateField.mdx': without(/1\. \*\*Surface[\s\S]*?`children`\./) },
      '"Anatomy" has no numbered parts, nor "One part: …"',
    ],
    [
      'parts that say when they are there',
      {
        'DateField.mdx': (text) => text.replace('**Surface:** always.', '**Surface:** around it.'),
      },
      '"Anatomy" says not whether this is always there, or by which prop: 1. **Surface:**',
    ],
    [
      'props in its anatomy that it has',
      { 'DateField.mdx': (text) => text.replace('`children`', '`words`') },
      '"Anatomy" names `words`, which its files do not',
    ],
    [
      'content rules',
      { 'DateField.mdx': without(/- A noun, in sentence.*/) },
      '"Content" has no list of one to three rules, nor "It has no words of its own."',
    ],
  ])('not one without %s', (_what, change, complaint) => {
    expect(lacks(change).join('\n')).toContain(complaint);
  });
});
