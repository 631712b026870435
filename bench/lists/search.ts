import type { Settings } from '../settings.ts';
import { asFiltered, compareCalls, dayInTheMiddle } from './compare-calls.ts';
import type { Lists } from './lists.ts';

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
export async function benchSearch({ rounds }: Settings, lists: Lists): Promise<void> {
  console.log(
    `Finding invoices, ${lists.many.invoices} beside ${lists.few.invoices}, medians in ms`,
  );
  const day = encodeURIComponent(asFiltered(dayInTheMiddle));
  const calls = Object.entries(kinds).map(([kind, query]) => {
    const path = `/api/v1/invoice?page=0&size=10&${query.replaceAll('DAY', day)}`;
    return { kind, pathOf: () => path };
  });
  await compareCalls(rounds, lists, calls);
}
