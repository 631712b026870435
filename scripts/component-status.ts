import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFolders, docsId, readComponent } from './component-facts.ts';
import type { ComponentFacts } from './component-facts.ts';
import { docsIds, isInteractive, shortfalls } from './component-form.ts';

/** A component's line on the Status page. */
export interface ComponentStatus {
  readonly name: string;
  /** `Fields`, or `Payments`. */
  readonly room: string;
  readonly entry: string;
  /** Of its docs page. */
  readonly docsId: string;
  readonly stories: number;
  readonly playTests: number;
  readonly isInteractive: boolean;
  /** Whether types that must not compile are proved. */
  readonly hasTypeTest: boolean;
  /** Files of tests that run in Node. */
  readonly unitTests: number;
  /** Stories with axe as a warning only. */
  readonly lenientStories: number;
  /** The file of its sheet's picture, when one is recorded. */
  readonly picture?: string;
  /** Its entry alone after brotli, without React, in bytes; where it was weighed. */
  readonly bytes?: number;
  /** Its missing parts of the standard form. */
  readonly lacks: readonly string[];
}

/** Reads the status of every component from its files. */
export function componentStatuses(root: string): ComponentStatus[] {
  const components = componentFolders(root).map((folder) => readComponent(root, folder));
  const alone = globSync('packages/ui/docs/*.mdx', { cwd: root });
  const pages = docsIds(
    components,
    alone.map((page) => readFileSync(join(root, page), 'utf8')),
  );
  const weights = readWeights(root);
  return components.map((facts) => ({
    ...statusOf(facts, root),
    ...optional('bytes', weights.get(facts.entry.replace('@tiyin/ui/', ''))),
    lacks: shortfalls(facts, pages),
  }));
}

function statusOf(facts: ComponentFacts, root: string): Omit<ComponentStatus, 'lacks'> {
  const { name, entry, title, stories, files } = facts;
  const picture = `${docsId(title).replace(/--docs$/, '')}.png`;
  return {
    name,
    room: title.split('/').at(-2) ?? '',
    entry,
    docsId: docsId(title),
    stories: stories.length,
    playTests: stories.filter(({ hasPlay }) => hasPlay).length,
    isInteractive: isInteractive(facts),
    hasTypeTest: files.some((file) => file.includes('.typetest.')),
    unitTests: files.filter((file) => /\.test\.tsx?$/.test(file)).length,
    lenientStories: stories.filter(({ isLenient }) => isLenient).length,
    ...(existsSync(join(root, 'sheets/pictures/light', picture)) && { picture }),
  };
}

/** The recorded sizes of entries, by their path in the package; empty without a record. */
function readWeights(root: string): Map<string, number> {
  const record = join(root, 'scripts/weights/ui.txt');
  const lines = existsSync(record) ? readFileSync(record, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [, name, bytes] = /^(\S+) +(\d+)/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(bytes)]];
    }),
  );
}

function optional(name: 'bytes', value: number | undefined): Partial<ComponentStatus> {
  return value === undefined ? {} : { [name]: value };
}
