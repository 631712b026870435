import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './entries.ts';

/** The contract's example of the response of a GET operation. */
export function contractExample(path: string): unknown {
  const file = join(folderOf('api'), 'src/generated/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  return paths[path].get.responses['200'].content['application/json'].example;
}
