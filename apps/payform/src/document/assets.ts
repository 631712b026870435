import { readFileSync } from 'node:fs';

/** The files of the client build that a page refers to. */
export type Assets = {
  /** The styles of the first view, to be inlined, and the paths of the files that they are in. */
  readonly css: string;
  readonly styles: readonly string[];
  /** The path of the entry's script. */
  readonly entry: string;
  /** Paths of the scripts that the entry imports at once. */
  readonly imports: readonly string[];
  /**
   * Files of the late steps, preloaded if the form opens in one. `css` is their styles, to be
   * inlined; `styles` are the paths of the files with these styles, which then need not be fetched.
   */
  readonly late: {
    readonly scripts: readonly string[];
    readonly css: string;
    readonly styles: readonly string[];
  };
  /** Paths of the files of a withdrawal, preloaded for a withdrawal. */
  readonly withdrawal: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
};

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const entryName = 'src/main.tsx';
/** The name that the build gives the script of the late steps, which has other modules, too. */
const lateName = 'late';
const serverEntryName = 'src/entry-server.tsx';
const withdrawalName = 'src/steps/withdrawal/WithdrawalStep.tsx';

/** Reads the client build in a folder (with a slash at its end). Throws if there is none. */
export function readAssets(folder: URL): Assets {
  const manifest = readManifest(new URL('.vite/manifest.json', folder));
  const chunks = chunksOf(manifest, entryName);
  const imports = chunks.map((chunk) => `/${chunk.file}`);
  const entry = imports.pop();
  if (entry === undefined)
    throw new Error(`The payment form's build in ${folder.pathname} has no entry.`);
  const besides = (name: string) =>
    chunksOf(manifest, name).filter((chunk) => !chunks.includes(chunk));
  const lateKey = Object.keys(manifest).find((key) => manifest[key]?.name === lateName);
  const [late, payee] = [besides(lateKey ?? ''), besides(withdrawalName)];
  return {
    css: stylesOf(chunks, folder),
    styles: filesOf(chunks).styles,
    entry,
    imports,
    late: { ...filesOf(late), css: stylesOf(late, folder) },
    withdrawal: filesOf(payee),
  };
}

const filesOf = (chunks: readonly Chunk[]) => ({
  scripts: chunks.map((chunk) => `/${chunk.file}`),
  styles: chunks.flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`),
});

/** The styles of chunks in one text, in their order, which the layers take theirs from. */
function stylesOf(chunks: readonly Chunk[], folder: URL): string {
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  return [...styles].map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
}

/**
 * The styles of the pages that need no script, to be inlined: they are in a folder of the server's
 * build, which renders those pages. Throws if there are none.
 */
export function readPlainStyles(folder: URL): string {
  const manifest = readManifest(new URL('.vite/manifest.json', folder));
  const css = stylesOf(chunksOf(manifest, serverEntryName), folder);
  if (css === '') throw new Error(`The payment form's build in ${folder.pathname} has no styles.`);
  return css;
}

/** The boundary to a file of our own build, written by Vite. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the boundary
const readManifest = (file: URL): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** A chunk and all that it imports statically, each once, in the order in which they run: the chunk itself last. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): readonly Chunk[] {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, seen));
  return [...imported, chunk];
}
