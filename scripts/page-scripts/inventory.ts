import { createHash } from 'node:crypto';

/** An app with pages, by its folder in `apps`. */
export type PageApp = 'backoffice' | 'payform';

/** The scripts of a built app. */
export type BuiltScripts = {
  /** Sources of the scripts that a page names; the rest is imported by them. */
  readonly entries: readonly string[];
  /** Inline scripts, by {@link inlineNames}. */
  readonly inline: readonly string[];
  /** The versions of packages of others, by name. */
  readonly packages: Readonly<Record<string, string>>;
};

/** Why a script is there; an empty one is not allowed. */
type Purpose = string;

/** The recorded scripts of an app (RUN-420). */
export type Inventory = {
  readonly entries: Readonly<Record<string, Purpose>>;
  readonly inline: Readonly<Record<string, Purpose>>;
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly purpose: Purpose }>
  >;
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** Files of the build, whose names change with it; each has its own hash in the page (RUN-303). */
const builtFiles = /\[(?:"\/(?:backoffice|payform)-assets\/[^"]+",?)*\]/g;

/** The inline scripts of a page, each by the hash of its text without the names of built files. */
export function inlineNames(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, text = '']) => {
    const stable = text.replaceAll(builtFiles, '[]');
    return `sha256-${createHash('sha256').update(stable).digest('base64')}`;
  });
}

/** The inventory of a build, with the purposes that are known; a new script has an empty one. */
export function inventoryOf(built: BuiltScripts, known: Inventory): Inventory {
  const named = (names: readonly string[], purposes: Readonly<Record<string, Purpose>>) =>
    Object.fromEntries(names.map((name) => [name, purposes[name] ?? '']));
  const packages = Object.entries(built.packages).map(
    ([name, version]) => [name, { version, purpose: known.packages[name]?.purpose ?? '' }] as const,
  );
  return {
    entries: named(built.entries, known.entries),
    inline: named(built.inline, known.inline),
    packages: Object.fromEntries(packages),
  };
}

/** The differences between a build and its record, a line each; a purpose that is missing is one, too. */
export function differencesOf(built: BuiltScripts, known: Inventory): string[] {
  const now = linesOf(inventoryOf(built, known));
  const recorded = linesOf(known);
  const appeared = now.filter((line) => !recorded.includes(line)).map((line) => `+ ${line}`);
  const gone = recorded.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  return [...gone, ...appeared, ...withoutPurpose(known).map((name) => `? ${name} has no purpose`)];
}

function linesOf({ entries, inline, packages }: Inventory): string[] {
  const versions = Object.entries(packages).map(([name, { version }]) => `${name} ${version}`);
  return [...Object.keys(entries), ...Object.keys(inline), ...versions];
}

/** The scripts of an inventory that have no purpose. */
function withoutPurpose({ entries, inline, packages }: Inventory): string[] {
  const all = Object.entries({
    ...entries,
    ...inline,
    ...Object.fromEntries(Object.entries(packages).map(([name, { purpose }]) => [name, purpose])),
  });
  return all.filter(([, purpose]) => purpose.trim() === '').map(([name]) => name);
}
