import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { freePort } from '../../scripts/free-port.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Builds the bare page as the form is built, and serves it as well as it can be: from memory, in brotli at its best. */
export async function withBarePage<T>(action: (url: string) => Promise<T>): Promise<T> {
  const files = await buildBarePage();
  const server = createServer(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url;
    const body = files.get(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    if (body === undefined) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await action(`http://127.0.0.1:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The files by their paths, compressed. */
async function buildBarePage(): Promise<ReadonlyMap<string, Buffer>> {
  const outDir = await mkdtemp(join(tmpdir(), 'tiyin-bare-'));
  try {
    await build({
      root: join(import.meta.dirname, 'bare'),
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        minify: 'terser',
        terserOptions: { module: true, compress: { passes: 2 } },
      },
    });
    const found = await readdir(outDir, { recursive: true, withFileTypes: true });
    const files = found
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name));
    const read = async (file: string) =>
      [file.slice(outDir.length), brotliCompressSync(await readFile(file))] as const;
    return new Map(await Promise.all(files.map(read)));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
