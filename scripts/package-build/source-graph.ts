import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFacts } from './module-facts.ts';
import type { ModuleFacts } from './module-facts.ts';

/** The modules of a package by their paths from its folder, and how they import each other. */
export interface SourceGraph {
  readonly facts: (path: string) => ModuleFacts;
  /** Paths that a module imports relatively, in their order. */
  readonly imports: (path: string) => readonly string[];
}

const noFacts: ModuleFacts = { imports: [], isOfClient: false, receivers: [] };

/** Reads modules as they are needed, each once. Style files and data have no facts. */
export function sourceGraph(
  folder: string,
  read = (path: string): string => readFileSync(join(folder, path), 'utf8'),
): SourceGraph {
  const known = new Map<string, ModuleFacts>();
  const facts = (path: string): ModuleFacts => {
    const found = known.get(path) ?? (isCode(path) ? readFacts(read(path)) : noFacts);
    known.set(path, found);
    return found;
  };
  return { facts, imports: (path) => facts(path).imports.map((from) => beside(path, from)) };
}

/** The path of a relative import. */
export const beside = (path: string, from: string): string => join(dirname(path), from);

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.css.ts');
