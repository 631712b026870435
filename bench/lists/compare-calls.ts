import { openConnection } from '../http-calls.ts';
import { median } from '../median.ts';
import type { List, Lists } from './lists.ts';

/** The aim: with a longer history an answer takes at most so many times as long. */
const maxTimes = 2;

/** Requests of each kind in a turn; the first is not counted. */
const callsInTurn = 4;

const dayMs = 24 * 60 * 60 * 1000;

/** A day of the middle of the year that both lists are spread over, yyyy-MM-dd. */
export const dayInTheMiddle: string = new Date(Date.now() - 180 * dayMs).toISOString().slice(0, 10);

/** As the filter of the list writes a day: dd/MM/yyyy. */
export function asFiltered(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** A request of the back office, whose path may differ between two lists. */
export type Call = { readonly kind: string; readonly pathOf: (list: List) => string };

/** Prints how much longer each call takes with the longer history, in turns, and the worst of them. */
export async function compareCalls(
  rounds: number,
  { few, many }: Lists,
  calls: readonly Call[],
): Promise<void> {
  let worst = 0;
  for (const { kind, pathOf } of calls) {
    const [short, long]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      short.push(...(await timesOf(few, pathOf(few))));
      long.push(...(await timesOf(many, pathOf(many))));
    }
    const times = median(long) / median(short);
    worst = Math.max(worst, times);
    console.log(
      `  ${kind.padEnd(38)} ${median(short).toFixed(1).padStart(7)} ${median(long).toFixed(1).padStart(8)}` +
        `   ${times.toFixed(2)} times${times > maxTimes ? `, more than ${maxTimes}` : ''}`,
    );
  }
  console.log(`  The worst: ${worst.toFixed(2)} times (at most ${maxTimes})\n`);
}

async function timesOf({ server, cookie }: List, path: string): Promise<number[]> {
  const connection = openConnection(server.url);
  const times: number[] = [];
  try {
    for (let call = 0; call < callsInTurn; call += 1) {
      const from = performance.now();
      await connection.get(path, { cookie });
      if (call > 0) times.push(performance.now() - from);
    }
  } finally {
    connection.close();
  }
  return times;
}
