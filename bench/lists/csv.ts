import { connectTo } from '../../apps/server/test/postgres-template.ts';
import { median } from '../median.ts';
import type { Settings } from '../settings.ts';
import { discardCopy } from './discard-copy.ts';
import { download, peakMegabytes, timed } from './download.ts';
import type { List, Lists } from './lists.ts';

/** The aims: at most so many times a bare COPY, and so much memory. */
const maxTimes = 2;
const maxMegabytes = 200;

/** The same rows and columns as PostgreSQL writes them down by itself, in no order. */
const bareCopy = `copy (select invoice.id, merchant_invoice_id, provider_invoice_id, created_at, status_at,
    invoice.flow_type, status, amount, fee, invoice.currency, invoice.is_test, invoice.merchant_id,
    terminal_id, terminal.name, method_id, customer_external_id, customer_first_name, customer_last_name
  from invoice join terminal on terminal.id = terminal_id where invoice.is_test) to stdout (format csv)`;

/** Prints how long the file of a million invoices takes beside a bare COPY of the same rows, in turns. */
export function benchCsv(settings: Settings, { withFreshServer }: Lists): Promise<void> {
  return withFreshServer((many) => benchFile(settings, many));
}

async function benchFile({ rounds }: Settings, many: List): Promise<void> {
  console.log(`The file of ${many.invoices} invoices`);
  const client = await connectTo(many.databaseUrl);
  const ratios: number[] = [];
  try {
    while (ratios.length < rounds) {
      const copied = await timed(() => discardCopy(client, bareCopy));
      const written = await timed(() => download(many, '/api/v1/invoice/csv'));
      ratios.push(written / copied);
      console.log(`  COPY ${copied.toFixed(0)} ms   the file ${written.toFixed(0)} ms`);
    }
  } finally {
    await client.end();
  }
  console.log(`Times a bare COPY: ${median(ratios).toFixed(3)} (at most ${maxTimes})`);
  console.log(
    `The server at its largest: ${await peakMegabytes(many)} MB (below ${maxMegabytes})\n`,
  );
}
