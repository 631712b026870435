import { connectTo } from '../../apps/server/test/postgres-template.ts';
import { median } from '../median.ts';
import type { Settings } from '../settings.ts';
import { discardCopy } from './discard-copy.ts';
import { fillBookings } from './fill-bookings.ts';
import { download, peakMegabytes, timed } from './download.ts';
import type { List, Lists } from './lists.ts';

/** The aim: so much memory, however many the rows. */
const maxMegabytes = 200;

const dayMs = 24 * 60 * 60 * 1000;

/** A bare `COPY` of the report's source, without an order. */
const bareCopy = `copy (select posting.id, posting.created_at, invoice.id, merchant_invoice_id,
    invoice.created_at, invoice.flow_type, invoice.currency, terminal_id, terminal.name, legs.total
  from posting join invoice on invoice.id = posting.invoice_id
    join terminal on terminal.id = terminal_id
    cross join lateral (select sum(amount) filter (where amount > 0) as total
      from entry where posting_id = posting.id) as legs
  where invoice.is_test) to stdout (format csv)`;

/** Prints how long the report of a year's bookings takes beside a bare COPY, in turns, and what memory it took. */
export function benchReport(settings: Settings, { withFreshServer }: Lists): Promise<void> {
  return withFreshServer((many) => benchFile(settings, many));
}

async function benchFile({ rounds }: Settings, many: List): Promise<void> {
  const client = await connectTo(many.databaseUrl);
  const ratios: number[] = [];
  try {
    await fillBookings(client);
    console.log(`The report of ${many.invoices} bookings`);
    while (ratios.length < rounds) {
      const copied = await timed(() => discardCopy(client, bareCopy));
      const written = await timed(() => download(many, reportOfAYear()));
      ratios.push(written / copied);
      console.log(`  COPY ${copied.toFixed(0)} ms   the report ${written.toFixed(0)} ms`);
    }
  } finally {
    await client.end();
  }
  console.log(`Times a bare COPY: ${median(ratios).toFixed(3)}`);
  console.log(
    `The server at its largest: ${await peakMegabytes(many)} MB (below ${maxMegabytes})\n`,
  );
}

function reportOfAYear(): string {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const period = `periodStart=${day(Date.now() - 367 * dayMs)}&periodEnd=${day(Date.now() + dayMs)}`;
  return `/api/v1/report/invoice?${period}`;
}
