import { beside } from './source-graph.ts';
import type { SourceGraph } from './source-graph.ts';

/**
 * The modules that begin with "use client": the first ones on the way from an entry that a server
 * alone cannot render. None below them needs it.
 * @param sources the entries' modules
 */
export function clientModules(graph: SourceGraph, sources: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...sources];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    if (isOfClient(graph, path)) found.add(path);
    else waiting.push(...graph.imports(path));
  }
  return found;
}

function isOfClient(graph: SourceGraph, path: string): boolean {
  const { isOfClient: isByItself, receivers } = graph.facts(path);
  return isByItself || receivers.some((from) => leadsToClient(graph, beside(path, from)));
}

/* A component is imported through the index of its folder. */
function leadsToClient(graph: SourceGraph, path: string): boolean {
  if (isOfClient(graph, path)) return true;
  return path.endsWith('/index.ts') && graph.imports(path).some((from) => isOfClient(graph, from));
}
