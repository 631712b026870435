// npm run house: sizes of files and functions, rooms on their floors, and words of a private dialect.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { houses } from './floors.mjs';
import { dialectUses, sources } from './house-rules.ts';
import { arrowsOf, floorsOf, mutualPairs, roomGraph, roomOf, upwardArrows } from './house/rooms.ts';
import { type Spread, functionsOf, lineCount, spreadOf } from './house/sizes.ts';

const notProduct = /\.(test|typetest|stories|e2e|visual)\.tsx?$|\.d\.ts$/;

const product = sources(['{apps,packages}/*/src/**/*.{ts,tsx}'])
  .filter((path) => !notProduct.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const workspaces = [...new Set(product.map(({ path }) => path.split('/').slice(0, 2).join('/')))];
const allPairs: string[] = [];
const allUpward: string[] = [];

for (const workspace of workspaces) {
  const files = product.filter(({ path }) => path.startsWith(`${workspace}/`));
  console.log(`\n${workspace}`);
  printSizes(files);
  printRooms(`${workspace}/src`, files);
}

console.log('\nall product code');
printSizes(product);
const dialect = dialectUses();
console.log(`  upward arrows ${allUpward.length}, mutual pairs ${allPairs.length}`);
console.log(`  dialect phrases ${dialect.length}`);

function printSizes(files: typeof product): void {
  const functions = files.flatMap(({ path, text }) => functionsOf(path, text));
  console.log(describe('files', spreadOf(files.map(({ text }) => lineCount(text)))));
  console.log(describe('functions', spreadOf(functions.map(({ lines }) => lines))));
}

function describe(what: string, { count, median, ninetieth, max }: Spread): string {
  const name = `  ${what}`.padEnd(13);
  return `${name}${String(count).padStart(5)}   lines: median ${median}, 90th percentile ${ninetieth}, max ${max}`;
}

function printRooms(source: string, files: typeof product): void {
  const declared = houses.find((house) => house.source === source)?.floors;
  const listed = declared?.flat() ?? [];
  const arrows = files
    .flatMap(({ path, text }) => arrowsOf(path, text))
    .filter(({ to }) => to.startsWith(`${source}/`) && existsSync(join(root, to)));
  const graph = roomGraph(arrows, (path) => roomOf(path, source, listed));
  const floors = floorsOf(graph);
  const upward = upwardArrows(graph, declared?.toReversed() ?? floors);
  const pairs = mutualPairs(graph);
  allUpward.push(...upward);
  allPairs.push(...pairs);
  for (const [height, rooms] of [...floors.entries()].toReversed()) {
    console.log(`  ${String(height).padStart(2)}  ${rooms.join(', ')}`);
  }
  console.log(`  upward: ${upward.join(', ') || 'none'}`);
  console.log(`  mutual: ${pairs.join(', ') || 'none'}`);
}
