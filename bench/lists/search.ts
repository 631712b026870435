import { openConnection } from '../http-calls.ts';
import { median } from '../median.ts';
import type { Settings } from '../settings.ts';
import type { List, Lists } from './lists.ts';

/** The aim: with a longer history an answer takes at most so many times as long. */
const maxTimes = 2;

/** Requests of each kind in a turn; the first is not counted. */
const callsInTurn = 4;

/**
 * What staff look for, as the query of the list. Numbers and days are chosen so that the longer list finds
 * as much as the shorter one, or nothing.
 */
const kinds: Readonly<Record<string, string>> = {
  'first page': '',
  'an id, its end': 'search=7f3',
  "the merchant's id, whole": 'search=order-777',
  "the merchant's id, its beginning": 'search=order-77',
  "the provider's id, whole": 'search=trx-777',
  "the provider's id, its end": 'search=x-777',
  "the customer's id, its beginning": 'search=u-12',
  'one digit': 'search=7',
  'last four digits of an account': 'search=4321',
  'an amount': 'search=7919.00',
  'a name': 'search=Dilnoza',
  'sums without a hit': 'sumFrom=5000000&sumTo=6000000',
  'an open status that a hundred have': 'statusIds=3',
  'an open status that none has': 'statusIds=2',
  'day of the last change': 'lastStatusDate=DAY',
  'sum, status and flow': 'sumFrom=900000&statusIds=5&flowType=DEPOSIT',
};

/** Prints how much longer each way to find an invoice takes with the longer history, in turns. */
export async function benchSearch({ rounds }: Settings, { few, many }: Lists): Promise<void> {
  console.log(`Finding invoices, ${many.invoices} beside ${few.invoices}, medians in ms`);
  for (const [kind, query] of Object.entries(kinds)) {
    const [short, long]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      short.push(...(await timesOf(few, query)));
      long.push(...(await timesOf(many, query)));
    }
    const times = median(long) / median(short);
    console.log(
      `  ${kind.padEnd(34)} ${median(short).toFixed(1).padStart(7)} ${median(long).toFixed(1).padStart(8)}` +
        `   ${times.toFixed(2)} times${times > maxTimes ? `, more than ${maxTimes}` : ''}`,
    );
  }
  console.log('');
}

/** A day of the middle of the year that both lists are spread over. */
const dayInTheMiddle = (): string =>
  new Date(Date.now() - 180 * 24 * 60 * 60_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');

async function timesOf({ server, cookie }: List, query: string): Promise<number[]> {
  const connection = openConnection(server.url);
  const path = `/api/v1/invoice?page=0&size=10&${query.replaceAll('DAY', encodeURIComponent(dayInTheMiddle()))}`;
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
