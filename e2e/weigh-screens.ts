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

/** The files that each back-office screen needs beyond the list of invoices, without the date picker. */
function ownFiles(): ReadonlyMap<string, readonly string[]> {
  const chunks = readManifest();
  const first = neededBy(chunks, ['index.html', list]);
  const screens = [...chunks.keys()].filter(
    (key) => /^src\/screens\/[^/]+\/\w+Screen\.tsx$/.test(key) && key !== list,
  );
  return new Map(
    screens.map((key) => [
      key,
      [...neededBy(chunks, [key])].filter((file) => !first.has(file) && !shared.test(file)),
    ]),
  );
}

/** The additional size of each back-office screen, in bytes of scripts and styles, brotli. */
export function weighScreens(): ReadonlyMap<string, number> {
  return new Map(
    [...ownFiles()].map(([key, own]) => [key, own.reduce((sum, file) => sum + weightOf(file), 0)]),
  );
}

/** The additional scripts and styles of each back-office screen. */
export function countFiles(): ReadonlyMap<string, number> {
  return new Map([...ownFiles()].map(([key, own]) => [key, own.length]));
}

/** Chunks that need each other: which of them runs first would depend on the page. */
export function circularChunks(): readonly string[] {
  const chunks = readManifest();
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (chunks.get(from)?.imports ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...chunks.keys()].filter((key) => reaches(key, key));
}
