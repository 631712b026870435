// node scripts/precompress.ts FOLDER: compresses a build's files once, as well as it goes, for the server to send.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/* Fonts and pictures are compressed as they are. */
const isText = /\.(js|css|svg|json)$/;

const [folder = '.'] = process.argv.slice(2);
for (const name of await readdir(folder)) {
  if (!isText.test(name)) continue;
  const file = join(folder, name);
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, brotliCompressSync(text, { params }));
  // Browsers take brotli over https and from this machine alone.
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
}
