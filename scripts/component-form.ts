import { docsId } from './component-facts.ts';
import type { ComponentFacts } from './component-facts.ts';

/** The headings of every component's docs page, in their order. */
export const pageHeadings = [
  'When to use',
  'When not to use',
  "Do and don't",
  'Keyboard',
  'Screen reader',
  'States',
  'Texts',
] as const;

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

function pageShortfalls({ name, page }: ComponentFacts, pages: ReadonlySet<string>): string[] {
  if (page === '') return [];
  const headings = [...page.matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading ?? '');
  const expected = [name, ...pageHeadings];
  const said = (heading: string, pattern: RegExp, wanted: string) =>
    pattern.test(section(page, heading)) ? [] : [`"${heading}" has no ${wanted}`];
  return [
    ...(String(headings) === String(expected)
      ? []
      : [`the page's headings are ${headings.join(', ')}, not ${expected.join(', ')}`]),
    ...said(name, /^\n+[^\n<#]+(\n[^\n<#]+)*\n\n<Canvas/, 'sentence between it and its example'),
    ...said(name, /<Canvas of=\{stories\.Playground\} \/>/, 'Canvas of Playground'),
    ...said(name, /<Controls of=\{stories\.Playground\} \/>/, 'Controls of Playground'),
    ...said('When to use', /^- /m, 'list'),
    ...said('When not to use', /\]\(\?path=\/docs\//, 'link to the alternative (?path=/docs/…)'),
    ...said("Do and don't", /\*\*Do:\*\*[\s\S]*\*\*Don't:\*\*/, "**Do:** and **Don't:**"),
    ...said(
      'Keyboard',
      /^- \*\*.+:\*\* |^(- )?None: /m,
      '"- **Key:** what it does" or "None: why"',
    ),
    ...said('Screen reader', /\S/, 'text'),
    ...said('States', /<Canvas of=\{stories\.Sheet\} \/>/, 'Canvas of Sheet'),
    ...said('Texts', /<Canvas of=\{stories\.Texts\} \/>/, 'Canvas of Texts'),
    ...deadLinks(page, pages).map((link) => `links to ${link}, which is not a page`),
  ];
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
