import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The apps that use each entry of the component library, by its path in the package: by import, or inside another
 * component that they import.
 * @param inside the components in each component, by path
 */
export function readApps(
  root: string,
  inside: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const apps = new Map<string, Set<string>>();
  for (const file of globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root }).filter(isShipped)) {
    const app = file.split('/')[1] ?? '';
    for (const path of importsIn(readFileSync(join(root, file), 'utf8'))) {
      for (const used of [path, ...(inside.get(path) ?? [])]) {
        apps.set(used, (apps.get(used) ?? new Set()).add(app));
      }
    }
  }
  return new Map([...apps].map(([path, users]) => [path, [...users].toSorted()]));
}

function importsIn(text: string): string[] {
  return [...text.matchAll(/(?:from|import\() ?'@tiyin\/ui\/([^']+)'/g)].map(
    ([, path]) => path ?? '',
  );
}

const isShipped = (file: string): boolean =>
  !/\.(test|stories|fixture|typetest)\.|\/fixtures\//.test(file);
