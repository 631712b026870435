import { openConnection } from '../http-calls.ts';
import { connectTo } from '../../apps/server/test/postgres-template.ts';
import { fillPayees } from './fill-payees.ts';
import { makeQueries } from './search-queries.ts';
import { signInAs } from './sign-in-as.ts';
import type { List, Lists } from './lists.ts';

/** The aim of every kind at the 95th percentile, in ms. */
const maxMs = 300;

/** Searches of each kind and person; the first few are not counted. */
const searches = 100;
const unmeasured = 3;

/** Prints how long each kind of search takes on the longer list, for an operator and for a merchant. */
export async function benchSearchTimes({ many }: Lists): Promise<void> {
  const client = await connectTo(many.databaseUrl);
  try {
    const queries = await makeQueries(client, await fillPayees(client, many.secret));
    const merchant = await signInAs(client, many, 'merchant');
    console.log(
      `${searches} searches of each kind in ${many.invoices} invoices, p50 and p95 in ms`,
    );
    console.log(`  ${'different texts; hits'.padEnd(50)}  operator          merchant`);
    for (const [kind, texts] of Object.entries(queries)) {
      const operator = await timesOf(many, texts);
      const own = await timesOf({ ...many, cookie: merchant }, texts);
      const found = `${texts.length} texts, ${operator.hits} %`;
      console.log(
        `  ${kind.padEnd(26)} ${found.padEnd(18)} ${percentiles(operator)}  ${percentiles(own)}`,
      );
    }
    console.log('');
  } finally {
    await client.end();
  }
}

type Times = { readonly times: readonly number[]; readonly hits: number };

function percentiles({ times }: Times): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const said = [at(0.5), at(0.95)].map((ms) => ms.toFixed(0).padStart(6)).join(' ');
  return `${said}${at(0.95) > maxMs ? ` more than ${maxMs}` : ''}`;
}

async function timesOf({ server, cookie }: List, texts: readonly string[]): Promise<Times> {
  const connection = openConnection(server.url);
  const times: number[] = [];
  let hits = 0;
  try {
    for (let call = -unmeasured; call < searches; call += 1) {
      const text = texts.at(call % texts.length) ?? '';
      const from = performance.now();
      const answer = await connection.get(
        `/api/v1/invoice?page=0&size=10&search=${encodeURIComponent(text)}`,
        { cookie },
      );
      if (call < 0) continue;
      times.push(performance.now() - from);
      if (answer.includes('"merchantInvoiceId"')) hits += 1;
    }
  } finally {
    connection.close();
  }
  return { times, hits };
}
