import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of the component library, as its changelog or a pending changeset describes it. */
export interface Change {
  /** The version that brought it; empty while it waits for the next one. */
  readonly version: string;
  readonly level: 'major' | 'minor' | 'patch';
  readonly text: string;
}

/** All changes: the pending ones first, then the released ones, the newest version first. */
export function readChanges(root: string): Change[] {
  const pending = globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) => pendingChange(readFileSync(join(root, file), 'utf8')));
  const log = join(root, 'packages/ui/CHANGELOG.md');
  return [...pending, ...(existsSync(log) ? releasedChanges(readFileSync(log, 'utf8')) : [])];
}

/** The change in the text of a changeset; none when it is about other packages. */
export function pendingChange(text: string): Change[] {
  const [, head = '', body = ''] = text.split(/^---$/m);
  const level = /'@tiyin\/ui': (\w+)/.exec(head)?.[1] ?? '';
  return isLevel(level) ? [{ version: '', level, text: oneLine(body) }] : [];
}

/** The changes of a CHANGELOG.md that `changeset version` wrote. */
export function releasedChanges(log: string): Change[] {
  return log
    .split(/^## (?=\d)/m)
    .slice(1)
    .flatMap((release) => {
      const version = release.slice(0, release.indexOf('\n')).trim();
      return release
        .split(/^### /m)
        .slice(1)
        .flatMap((part) => {
          const level = part.slice(0, part.indexOf(' ')).toLowerCase();
          const items = part.split(/^- (?:[\da-f]{7,}: )?/m).slice(1);
          return isLevel(level)
            ? items.map((item) => ({ version, level, text: oneLine(item) }))
            : [];
        });
    });
}

/**
 * Those of the changes that name a component, reduced to the sentences that do.
 * @param names of the component: its exports, and its path (`ui/date-field`)
 */
export function changesOf(names: readonly string[], changes: readonly Change[]): Change[] {
  return changes.flatMap((change) => {
    const text = sentences(change.text)
      .filter((sentence) => namesIn(sentence).some((name) => names.includes(name)))
      .join(' ');
    return text === '' ? [] : [{ ...change, text }];
  });
}

/** Names of components that a text has outside of backticks; only those of two words or more can be told from words. */
export function namesWithoutMarks(text: string, components: readonly string[]): string[] {
  const plain = text.replace(/`[^`]*`/g, '');
  return components.filter(
    (name) => /[a-z][A-Z]/.test(name) && new RegExp(`\\b${name}s?\\b`).test(plain),
  );
}

function namesIn(sentence: string): string[] {
  return [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
}

/** Splits at a full stop before a capital letter or a name; what is in backticks stays whole. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[`\p{Lu}])/u);
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function isLevel(level: string): level is Change['level'] {
  return level === 'major' || level === 'minor' || level === 'patch';
}
