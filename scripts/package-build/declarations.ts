import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, root, toolEnvironment } from '../bootstrap.mjs';

const specifier = /(\bfrom |\bimport |\bimport\()(["'])([\w@./-]+)\2/g;

/**
 * Writes the declarations that entries need, and returns the packages that they import.
 * @throws CommandError with the compiler's errors
 */
export function writeDeclarations(options: {
  readonly folder: string;
  readonly sources: readonly string[];
  readonly cache: string;
  readonly outDir: string;
}): ReadonlySet<string> {
  const { folder, sources, cache, outDir } = options;
  compile(folder, cache);
  const imported = new Set<string>();
  const seen = new Set<string>();
  const waiting = sources.map(declarationOf);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = readFileSync(join(cache, 'types', folder.slice(packages.length), path), 'utf8');
    for (const [, , , from = ''] of text.matchAll(specifier)) {
      if (from.startsWith('.')) waiting.push(declarationOf(join(dirname(path), from)));
      else imported.add(from);
    }
    const file = join(outDir, path.replace(/^src\//, ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withEndings(text));
  }
  return imported;
}

const packages = join(root, 'packages');

/** In the cache, the compiler also writes declarations of other packages that it read from their sources. */
function compile(folder: string, cache: string): void {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const config = {
    extends: join(folder, 'tsconfig.json'),
    include: [join(folder, 'src')],
    exclude: ['stories', 'test', 'typetest', 'fixture'].map((kind) =>
      join(folder, `src/**/*.${kind}*`),
    ),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: packages,
      outDir: join(cache, 'types'),
    },
  };
  writeFileSync(join(cache, 'tsconfig.json'), JSON.stringify(config));
  const { status, stdout } = spawnSync('tsc', ['-p', cache], {
    encoding: 'utf8',
    env: toolEnvironment(),
  });
  if (status !== 0) throw new CommandError(stdout);
}

const declarationOf = (path: string): string => path.replace(/(\.d)?\.tsx?$/, '.d.ts');

/** Relative imports name the written modules: with `moduleResolution` "nodenext", too. */
function withEndings(text: string): string {
  return text.replace(specifier, (all, before: string, quote: string, from: string) =>
    from.startsWith('.') ? `${before}${quote}${from.replace(/\.tsx?$/, '.js')}${quote}` : all,
  );
}
