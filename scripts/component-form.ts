import { docsId } from './component-facts.ts';
import type { ComponentFacts } from './component-facts.ts';

/** The headings of every component's docs page, in their order. */
export const pageHeadings = [
  'When to use',
  'When not to use',
  'Anatomy',
  "Do and don't",
  'Content',
  'Keyboard',
  'Screen reader',
  'States',
  'Texts',
  'Changes',
] as const;

/** The content rule of a component that shows only what it is given. */
const withoutWords = 'It has no words of its own.';

/** The places of components in Storybook, in order. */
export const rooms = [
  'Layout',
  'Actions',
  'Navigation',
  'Fields',
  'Overlays',
  'Feedback',
  'Data',
  'Patterns',
] as const;

/** A part of Storybook's Components. */
export type Room = (typeof rooms)[number];

/**
 * The missing parts of a component's standard form; empty when it is complete.
 * @param pages the ids of all docs pages, so that a link that leads nowhere is found
 */
export function shortfalls(facts: ComponentFacts, pages: ReadonlySet<string>): string[] {
  return [
    ...missingFiles(facts),
    ...entryShortfalls(facts),
    ...storyShortfalls(facts),
    ...pageShortfalls(facts, pages),
  ];
}

/** Whether a component is interactive: its page lists keys. */
export function isInteractive({ page }: ComponentFacts): boolean {
  return /^- \*\*/m.test(section(page, 'Keyboard'));
}

function missingFiles({ name, files }: ComponentFacts): string[] {
  return [`${name}.stories.tsx`, `${name}.mdx`, 'index.ts']
    .filter((file) => !files.includes(file))
    .map((file) => `has no ${file}`);
}

function entryShortfalls({ components, exports, undocumented }: ComponentFacts): string[] {
  return [
    ...(components.length === 0 ? ['index.ts exports no component'] : []),
    ...components
      .filter(({ takesProps, name }) => takesProps && !exports.includes(`${name}Props`))
      .map(({ name }) => `index.ts exports ${name} without its ${name}Props`),
    ...undocumented.map((each) => `${each} has no docstring`),
  ];
}

function storyShortfalls(facts: ComponentFacts): string[] {
  const { name, folder, title, stories } = facts;
  const place = folder.includes('/payments/')
    ? `Payments/${name}`
    : `Components/<${rooms.join('|')}>/${name}`;
  const isPlaced = folder.includes('/payments/')
    ? title === place
    : rooms.some((room) => title === `Components/${room}/${name}`);
  const names = stories.map((story) => story.name);
  const tagged = stories.filter(({ tags }) => tags.includes('sheet')).map((story) => story.name);
  return [
    ...(isPlaced ? [] : [`the stories' title is '${title}', not ${place}`]),
    ...(stories[0]?.name === 'Playground' ? [] : ['the first story is not Playground']),
    ...['Sheet', 'Texts'].filter((each) => !names.includes(each)).map((each) => `no story ${each}`),
    ...(names.includes('Sheet') && !tagged.includes('Sheet')
      ? ["Sheet lacks its tag 'sheet'"]
      : []),
    ...tagged.filter((each) => each !== 'Sheet').map((each) => `${each} is tagged sheet, too`),
    ...(isInteractive(facts) && !stories.some(({ hasPlay }) => hasPlay)
      ? ['has keys, but no story with a play test']
      : []),
    ...stories.filter(({ isLenient }) => isLenient).map((each) => `${each.name} lets axe pass`),
  ];
}

function pageShortfalls(facts: ComponentFacts, pages: ReadonlySet<string>): string[] {
  const { name, page } = facts;
  if (page === '') return [];
  const headings = [...page.matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading ?? '');
  const expected = [name, ...pageHeadings];
  const said = (heading: string, pattern: RegExp, wanted: string) =>
    pattern.test(section(page, heading)) ? [] : [`"${heading}" has no ${wanted}`];
  return [
    ...(String(headings) === String(expected)
      ? []
      : [`the page's headings are ${headings.join(', ')}, not ${expected.join(', ')}`]),
    ...said(
      name,
      /^\n+[^\n<#]+(\n[^\n<#]+)*\n\n<Maturity of=\{stories\} \/>\n\n<Canvas/,
      'sentence and Maturity between it and its example',
    ),
    ...said(name, /<Canvas of=\{stories\.Playground\} \/>/, 'Canvas of Playground'),
    ...said(name, /<Controls of=\{stories\.Playground\} \/>/, 'Controls of Playground'),
    ...said('When to use', /^- /m, 'list'),
    ...said('When not to use', /\]\(\?path=\/docs\//, 'link to the alternative (?path=/docs/…)'),
    ...anatomyShortfalls(facts),
    ...said("Do and don't", /\*\*Do:\*\*[\s\S]*\*\*Don't:\*\*/, "**Do:** and **Don't:**"),
    ...contentShortfalls(page),
    ...said(
      'Keyboard',
      /^- \*\*.+:\*\* |^(- )?None: /m,
      '"- **Key:** what it does" or "None: why"',
    ),
    ...said('Screen reader', /\S/, 'text'),
    ...said('States', /<Canvas of=\{stories\.Sheet\} \/>/, 'Canvas of Sheet'),
    ...said('Texts', /<Canvas of=\{stories\.Texts\} \/>/, 'Canvas of Texts'),
    ...said('Changes', /<Changes of=\{stories\} \/>/, 'Changes'),
    ...deadLinks(page, pages).map((link) => `links to ${link}, which is not a page`),
  ];
}

/** Each part is always there or names the prop that brings it, and the component knows what is named. */
function anatomyShortfalls({ page, source }: ComponentFacts): string[] {
  const text = section(page, 'Anatomy');
  const parts = text.match(/^\d+\. .+/gm) ?? [];
  const isOnePart = /^One part: \S/m.test(text);
  const names = [...text.matchAll(/`([a-z]\w*)`/g)].map(([, name]) => name ?? '');
  return [
    ...(parts.length > 1 || isOnePart
      ? []
      : ['"Anatomy" has no numbered parts, nor "One part: …"']),
    ...parts
      .filter((part) => !/^\d+\. \*\*[^*]+:\*\* .*(\balways\b|`)/.test(part))
      .map((part) => `"Anatomy" says not whether this is always there, or by which prop: ${part}`),
    ...names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `"Anatomy" names \`${name}\`, which its files do not`),
  ];
}

function contentShortfalls(page: string): string[] {
  const text = section(page, 'Content').trim();
  const rules = text.match(/^- /gm)?.length ?? 0;
  return text.startsWith(withoutWords) || (rules > 0 && rules < 4)
    ? []
    : [`"Content" has no list of one to three rules, nor "${withoutWords}"`];
}

function deadLinks(page: string, pages: ReadonlySet<string>): string[] {
  const links = [...page.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id ?? '');
  return [...new Set(links)].filter((id) => !pages.has(id));
}

/** The text under a heading, up to the next. */
function section(page: string, heading: string): string {
  const parts = page.split(/^##? (.+)$/m);
  return parts[parts.indexOf(heading, 1) + 1] ?? '';
}

/** The ids of docs pages: of components, and of separate pages. */
export function docsIds(
  components: readonly ComponentFacts[],
  alone: readonly string[],
): Set<string> {
  const titles = components.map(({ title }) => title);
  const own = alone.flatMap((page) => /<Meta title="([^"]+)"/.exec(page)?.[1] ?? []);
  return new Set([...titles, ...own].map(docsId));
}
