// npm run bench:page: writes docs/benchmarks.md and its charts from bench/benchmarks/figures.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/bootstrap.mjs';
import { readFigures } from './benchmarks/read-figures.ts';
import { filesOf } from './benchmarks/write-page.ts';

mkdirSync(join(root, 'docs/benchmarks'), { recursive: true });
for (const [path, text] of filesOf(readFigures())) writeFileSync(join(root, 'docs', path), text);
