import { posix } from 'node:path';
import ts from 'typescript';

/** An import of one file by another, both by their paths. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** The imports of files of the same workspace, which are the relative ones. */
export function arrowsOf(path: string, text: string): Arrow[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from: path, to: posix.join(posix.dirname(path), name) }));
}

/** The room of a file: the longest that is listed, else its folder in the source, else the file itself. */
export function roomOf(path: string, source: string, listed: readonly string[]): string {
  const inside = path.slice(source.length + 1);
  const known = listed
    .filter((room) => inside.startsWith(`${room}/`) || inside.startsWith(`${room}.`))
    .toSorted((a, b) => b.length - a.length)[0];
  return known ?? inside.split('/')[0]?.replace(/\.\w+$/, '') ?? inside;
}

/** The rooms that each room imports. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Draws the imports between files as imports between rooms. */
export function roomGraph(
  arrows: readonly Arrow[],
  roomOfFile: (path: string) => string,
): RoomGraph {
  const graph = new Map<string, Set<string>>();
  for (const arrow of arrows) {
    const [from, to] = [roomOfFile(arrow.from), roomOfFile(arrow.to)];
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    if (!graph.has(to)) graph.set(to, new Set());
    if (from !== to) imported.add(to);
  }
  return graph;
}

/**
 * The rooms by floors, the lowest first: each room stands directly above the highest one that it imports.
 * Where rooms import each other in a circle, the one with the fewest imports left goes below.
 */
export function floorsOf(graph: RoomGraph): string[][] {
  const heights = new Map<string, number>();
  const left = new Set(graph.keys());
  const open = (room: string) => [...(graph.get(room) ?? [])].filter((other) => left.has(other));
  while (left.size > 0) {
    const [next = ''] = [...left].toSorted(
      (a, b) => open(a).length - open(b).length || a.localeCompare(b),
    );
    const below = [...(graph.get(next) ?? [])].map((room) => heights.get(room) ?? -1);
    heights.set(next, Math.max(-1, ...below) + 1);
    left.delete(next);
  }
  const floors: string[][] = [];
  for (const [room, height] of heights) (floors[height] ??= []).push(room);
  return floors.map((rooms) => rooms.toSorted());
}

/** The imports of a room that is not on a lower floor. */
export function upwardArrows(graph: RoomGraph, floors: readonly (readonly string[])[]): string[] {
  const height = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
  return [...graph]
    .flatMap(([from, rooms]) => [...rooms].map((to) => ({ from, to })))
    .filter(({ from, to }) => height(to) >= height(from))
    .map(({ from, to }) => `${from} → ${to}`)
    .toSorted();
}

/** The pairs of rooms that import each other. */
export function mutualPairs(graph: RoomGraph): string[] {
  return [...graph]
    .flatMap(([from, rooms]) => [...rooms].map((to) => ({ from, to })))
    .filter(({ from, to }) => from < to && graph.get(to)?.has(from) === true)
    .map(({ from, to }) => `${from} ↔ ${to}`)
    .toSorted();
}
