import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** A chunk in the build's manifest. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

const dist = new URL('../apps/backoffice/dist/', import.meta.url);
const list = 'src/screens/invoices/InvoicesScreen.tsx';
/** The date picker, which the list's own filter needs as well. */
const shared = /\/(DatePicker|use-day-limits)-/;

/** The build's own word: its shape is Vite's. */
function manifestOf(text: string): Readonly<Record<string, Chunk>> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the one place where it becomes a type
  return JSON.parse(text);
}

function readManifest(): ReadonlyMap<string, Chunk> {
  const text = readFileSync(new URL('.vite/manifest.json', dist), 'utf8');
  return new Map(Object.entries(manifestOf(text)));
}

/** The files that a chunk needs: its own, its styles', and those of its imports. */
function neededBy(chunks: ReadonlyMap<string, Chunk>, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = chunks.get(key);
    if (seen.has(key) || chunk === undefined) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    (chunk.imports ?? []).forEach(add);
  };
  keys.forEach(add);
  return files;
}

const weightOf = (file: string) => brotliCompressSync(readFileSync(new URL(file, dist))).length;

/**
 * The additional size of each back-office screen beyond the list of invoices, in bytes of scripts
 * and styles, brotli; without the date picker.
 */
export function weighScreens(): ReadonlyMap<string, number> {
  const chunks = readManifest();
  const first = neededBy(chunks, ['index.html', list]);
  const screens = [...chunks.keys()].filter(
    (key) => /^src\/screens\/[^/]+\/\w+Screen\.tsx$/.test(key) && key !== list,
  );
  return new Map(
    screens.map((key) => {
      const own = [...neededBy(chunks, [key])].filter(
        (file) => !first.has(file) && !shared.test(file),
      );
      return [key, own.reduce((sum, file) => sum + weightOf(file), 0)];
    }),
  );
}
