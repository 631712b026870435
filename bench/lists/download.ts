import { CommandError } from '../../scripts/bootstrap.mjs';
import type { List } from './lists.ts';

const lineFeed = 10;

/** The duration of an action, in ms. */
export async function timed(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}

/**
 * Reads a file as fast as it comes, and counts its lines.
 * @throws CommandError unless it has one for each invoice of the list, and a header
 */
export async function download({ server, cookie, invoices }: List, path: string): Promise<void> {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
  let lines = 0;
  for await (const piece of answer.body ?? []) {
    for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) {
      lines += 1;
    }
  }
  if (lines === invoices + 1) return;
  throw new CommandError(`${path} has ${lines} lines of ${invoices} and a header.`);
}

/** The most memory that the list's server ever had, in MB, as it is printed. */
export async function peakMegabytes({ server }: List): Promise<string> {
  const { peakBytes } = await server.usage();
  return (peakBytes / 1024 / 1024).toFixed(0);
}
