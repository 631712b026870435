import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { componentFolders, docsId, readComponent } from './component-facts.ts';
import { changesOf, readChanges } from './component-changes.ts';
import type { Change } from './component-changes.ts';
import type { ComponentFacts } from './component-facts.ts';
import { docsIds, isInteractive, shortfalls } from './component-form.ts';
import { reasonsForNew } from './component-maturity.ts';
import { readApps } from './component-users.ts';

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
  /** Apps that use it, themselves or inside another component. */
  readonly apps: readonly string[];
  /** Why it may change in a minor version; empty when it is stable. */
  readonly reasonsForNew: readonly string[];
  /** The changes that name it, the newest first. */
  readonly changes: readonly Change[];
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
  const apps = readApps(root, new Map([...weights].map(([path, { inside }]) => [path, inside])));
  const released = readIfThere(join(root, 'scripts/public-surface/released/ui.txt')).split('\n');
  const changes = readChanges(root);
  return components.map((facts) => {
    const path = facts.entry.replace('@tiyin/ui/', '');
    const status = {
      ...statusOf(facts, root),
      ...optional('bytes', weights.get(path)?.bytes),
      lacks: shortfalls(facts, pages),
      apps: apps.get(path) ?? [],
    };
    return {
      ...status,
      reasonsForNew: reasonsForNew({
        ...status,
        isReleased: released.includes(facts.entry),
        hasPicture: status.picture !== undefined,
      }),
      changes: changesOf(
        [facts.name, ...facts.exports, `ui/${path}`, `ui/${basename(path)}`],
        changes,
      ),
    };
  });
}

type OwnStatus = Omit<ComponentStatus, 'lacks' | 'apps' | 'reasonsForNew' | 'changes'>;

function statusOf(facts: ComponentFacts, root: string): OwnStatus {
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

interface Weight {
  readonly bytes: number;
  /** The components and parts in it. */
  readonly inside: readonly string[];
}

/** The recorded sizes of entries, by their path in the package; empty without a record. */
function readWeights(root: string): Map<string, Weight> {
  const lines = readIfThere(join(root, 'scripts/weights/ui.txt')).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, name, bytes, inside = ''] = /^(\S+) +(\d+) ?(.*)/.exec(line) ?? [];
      return name === undefined
        ? []
        : [[name, { bytes: Number(bytes), inside: inside.split(' ') }] as const];
    }),
  );
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function optional(name: 'bytes', value: number | undefined): Partial<ComponentStatus> {
  return value === undefined ? {} : { [name]: value };
}
