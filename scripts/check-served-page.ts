// npm run check-page -- https://pay.example.com: the payment page as a browser receives it is the one of this checkout
// (RUN-570). Run it each week from another machine than the servers, on the version that they run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, CommandError, root } from './bootstrap.mjs';
import { hashBuilt } from './page-scripts/read-built.ts';
import { differencesOfPage } from './page-scripts/served-page.ts';

await command(async () => {
  const [address = ''] = process.argv.slice(2);
  const origin = URL.parse(address)?.origin;
  if (origin === undefined) {
    throw new CommandError('Give the address: npm run check-page -- https://pay.example.com');
  }
  const headers = JSON.parse(readFileSync(join(root, 'docs/security/page-headers.json'), 'utf8'));
  const receive = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'error' });
    return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  const changes = await differencesOfPage(receive, { headers, scripts: hashBuilt('payform') });
  if (changes.length > 0) {
    throw new CommandError(`The payment page is not the one of this build:\n${changes.join('\n')}`);
  }
  console.log('The payment page arrives as it was built.');
  return 0;
});
