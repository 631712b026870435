import { Readable } from 'node:stream';
import { type ReportName, type ReportPeriod, reportKind } from '@tiyin/domain/reports';
import type { ServerContext } from '../../context.ts';
import { notify, resolve } from '../../notifications/notify.ts';
import { ProblemError } from '../../problem.ts';
import { type CsvTable, streamCsv } from '../csv/stream-csv.ts';
import type { ReportOrder } from './report-order.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'logger'>;

/** A report under way, and what people are told of it. */
type Sending = {
  readonly name: ReportName;
  readonly period: ReportPeriod;
  readonly order: ReportOrder;
};

/**
 * The lines of a report. One that cannot be begun rejects; one that fails half-way ends in an error, so
 * that its file is cut off and known not to be whole. Either way a person is told, until the same person
 * has the same report whole (INVOICE-67).
 */
export async function sendReport(
  context: Context,
  sending: Sending,
  table: CsvTable,
): Promise<Readable> {
  const stream = await tellingOf(context, sending, () => streamCsv(context.database, table));
  const lines: AsyncIterator<Buffer | string> = stream[Symbol.asyncIterator]();
  // What stands in the way of the first lines can still be answered as a problem.
  const begun = await tellingOf(context, sending, () => lines.next());
  return Readable.from(toEnd(), { objectMode: false });

  async function* toEnd(): AsyncGenerator<Buffer | string> {
    try {
      let piece = begun;
      while (piece.done !== true) {
        yield piece.value;
        piece = await tellingOf(context, sending, () => lines.next());
      }
    } finally {
      // Whoever stops reading lets go of the database's connection with it.
      stream.destroy();
    }
    const { database, clock } = context;
    await database.transaction((tx) => resolve(tx, subjectOf(sending), clock.now()));
  }
}

/** Does a part of the work; where it fails, a person is told before the error goes on. */
async function tellingOf<T>(
  context: Context,
  sending: Sending,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) await tell(context, sending, error);
    throw error;
  }
}

async function tell(
  { database, clock, logger }: Context,
  sending: Sending,
  error: unknown,
): Promise<void> {
  const { name, period, order } = sending;
  logger.error({ err: error, report: name }, 'a report failed');
  await database
    .transaction((tx) =>
      notify(tx, {
        kind: 'REPORT_FAILED',
        subject: subjectOf(sending),
        merchantId: order.staff.merchantId,
        isTest: order.isTest,
        details: { report: reportKind(name).title, ...period },
        now: clock.now(),
      }),
    )
    // Where the database is away, that is what the person is answered.
    .catch((failure: unknown) => logger.error({ err: failure }, 'nobody could be told of it'));
}

function subjectOf({ name, order }: Sending): string {
  return `report:${name}:${order.staff.id}`;
}
