import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredFile } from './send-stored.ts';

/** A file of the page, at an address with the hash of its bytes. */
export type Asset = StoredFile & {
  /** The last part of its address. */
  readonly name: string;
  /** In the form of Subresource Integrity. */
  readonly integrity: string;
};

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** The files of the page in the order in which it loads them. */
const files = [
  ['swagger-ui.css', style, import.meta.resolve('swagger-ui-dist/swagger-ui.css')],
  ['reference.css', style, new URL('./reference.css', import.meta.url).href],
  ['purify.js', script, import.meta.resolve('dompurify/purify.min.js')],
  ['swagger-ui-bundle.js', script, import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')],
  ['start-reference.js', script, new URL('./start-reference.js', import.meta.url).href],
] as const;

const contracts = {
  json: ['application/json; charset=utf-8', import.meta.resolve('@tiyin/api/openapi.json')],
  yaml: ['application/yaml; charset=utf-8', import.meta.resolve('@tiyin/api/openapi.yaml')],
} as const;

/** For developers who begin; the build copies it beside the bundle. */
const guide = new URL('../../../../../docs/quick-start.md', import.meta.url).href;

export type ContractFormat = keyof typeof contracts;

/** The files that are served, read and compressed at the first request, so that a start does not wait for them. */
export type StoredFiles = {
  readonly page: () => Promise<readonly Asset[]>;
  readonly contract: (format: ContractFormat) => Promise<StoredFile>;
  readonly guide: () => Promise<StoredFile>;
};

export function storedFiles(): StoredFiles {
  const json = once(() => storeFile(...contracts.json));
  const yaml = once(() => storeFile(...contracts.yaml));
  return {
    page: once(() =>
      Promise.all(files.map(async ([name, type, url]) => readAsset(name, type, url))),
    ),
    contract: (format) => (format === 'json' ? json() : yaml()),
    guide: once(() => storeFile('text/plain; charset=utf-8', guide)),
  };
}

/** Reads once; after an error, again. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
}

async function readAsset(name: string, type: string, url: string): Promise<Asset> {
  const file = await storeFile(type, url);
  const digest = createHash('sha384').update(file.bytes.identity).digest();
  const [stem, ending] = name.split(/\.(?=\w+$)/);
  return {
    ...file,
    name: `${stem}-${digest.toString('hex', 0, 8)}.${ending}`,
    integrity: `sha384-${digest.toString('base64')}`,
  };
}

async function storeFile(type: string, url: string): Promise<StoredFile> {
  const identity = await readFile(new URL(url));
  // The highest level, which is for builds, takes seconds for 1.7 MB.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url');
  // Weak: one for all encodings.
  return { type, etag: `W/"${digest}"`, bytes: { identity, br, gzip: gzipped } };
}
