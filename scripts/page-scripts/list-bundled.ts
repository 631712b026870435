import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file beside the manifest; neither is served. */
export const bundledFile = '.vite/bundled-packages.json';

/** Writes the packages of others that are part of the build's scripts, each with its versions (RUN-420). */
export function listBundled(): Plugin {
  return {
    name: 'list-bundled',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.flatMap((chunk) =>
        Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? [id] : [],
        ),
      );
      const source = JSON.stringify(packagesOf(modules), null, 2);
      this.emitFile({ type: 'asset', fileName: bundledFile, source });
    },
  };
}

/** The folder of a package: the last one below a node_modules that the path goes through. */
const packageFolder = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

function packagesOf(modules: readonly string[]): Readonly<Record<string, string>> {
  const versions = new Map<string, Set<string>>();
  for (const id of modules) {
    const [, folder, name] = packageFolder.exec(id.replace(/^\0/, '').replaceAll('\\', '/')) ?? [];
    if (folder === undefined || name === undefined) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(versionIn(folder)));
  }
  const entries = [...versions].map(
    ([name, all]) => [name, [...all].toSorted().join(', ')] as const,
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const folders = new Map<string, string>();

function versionIn(folder: string): string {
  const known = folders.get(folder);
  if (known !== undefined) return known;
  const manifest: unknown = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  const version = hasVersion ? String(manifest.version) : 'unknown';
  folders.set(folder, version);
  return version;
}
