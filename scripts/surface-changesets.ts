import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { pascal } from './component-facts.ts';

/**
 * Import paths of a package whose names changed since its last release, which no changeset
 * names: neither by the path (`ui/date-field`, or its end in backticks), nor by the component
 * (`DateField`), nor by one of the names that came or went, nor, where the path is new, by the pattern of
 * its folder (`@tiyin/api/structs/*`). It looks at files alone, so it holds in any clone.
 * @param name without the scope: `ui`
 */
export function undocumentedChanges(name: string): string[] {
  const read = (file: string) => readFileSync(join(root, 'scripts/public-surface', file), 'utf8');
  return undocumented(read(`released/${name}.txt`), read(`${name}.txt`), changesetsOf(name));
}

/** @param texts the texts of the changesets that the package waits with for its next release */
export function undocumented(before: string, now: string, texts: readonly string[]): string[] {
  const [old, current] = [readSurface(before), readSurface(now)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((path) => {
    const [gone, come] = [old.get(path), current.get(path)];
    const changed = difference(gone ?? new Set(), come ?? new Set());
    const isNamed = (text: string): boolean =>
      namesChange(text, path, changed) || (gone === undefined && namesFolder(text, path));
    if (changed.length === 0 || texts.some(isNamed)) return [];
    return [`${path}: ${changed.join(', ')}`];
  });
}

/** Texts of the changesets that name a package. */
function changesetsOf(name: string): string[] {
  return globSync('.changeset/*.md', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) => {
      const [, head = '', body = ''] = text.split(/^---$/m);
      return head.includes(`'@tiyin/${name}'`) ? [body] : [];
    });
}

function readSurface(text: string): Map<string, Set<string>> {
  const paths = text.split(/^(?=\S)/m).filter((part) => part !== '');
  return new Map(
    paths.map((part) => {
      const [path = '', ...names] = part.trimEnd().split(/\n */);
      return [path, new Set(names)];
    }),
  );
}

function difference(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  const gone = [...one].filter((name) => !other.has(name));
  const come = [...other].filter((name) => !one.has(name));
  return [...gone, ...come].toSorted();
}

function namesChange(text: string, path: string, changed: readonly string[]): boolean {
  const room = path.split('/').at(-1) ?? '';
  const words = [path.replace('@tiyin/', ''), pascal(room), ...changed];
  return (
    text.includes(`\`${room}\``) ||
    words.some((word) =>
      new RegExp(String.raw`(?<![\w-])${word.replace(/[*.$]/g, String.raw`\$&`)}(?![\w-])`).test(
        text,
      ),
    )
  );
}

function namesFolder(text: string, path: string): boolean {
  return text.includes(`\`${path.slice(0, path.lastIndexOf('/'))}/*\``);
}
