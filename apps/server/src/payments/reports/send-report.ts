import type { Readable } from 'node:stream';
import { type ReportName, type ReportPeriod, reportKind } from '@tiyin/domain/reports';
import type { ServerContext } from '../../context.ts';
import { notify, resolve } from '../../notifications/notify.ts';
import { ProblemError } from '../../problem.ts';
import { type CsvTable, readWith, streamCsv } from '../csv/stream-csv.ts';
import type { ReportRequest } from './report-request.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'logger'>;

/** A report being sent, and its notifications. */
type Sending = {
  readonly name: ReportName;
  readonly period: ReportPeriod;
  readonly request: ReportRequest;
};

/**
 * The lines of a report. One that cannot start rejects; one that fails half-way ends in an error,
 * so that its file is visibly incomplete. In both cases the person is notified, until the same
 * person has the same report completely (INVOICE-67).
 */
export async function sendReport(
  context: Context,
  sending: Sending,
  table: CsvTable,
): Promise<Readable> {
  const stream = await notifyingOnFailure(context, sending, () =>
    streamCsv(context.database, table),
  );
  const lines: AsyncIterator<Buffer | string> = stream[Symbol.asyncIterator]();
  // An error before the first lines can still be a problem response.
  const begun = await notifyingOnFailure(context, sending, () => lines.next());
  return readWith(toEnd(), stream);

  async function* toEnd(): AsyncGenerator<Buffer | string> {
    try {
      let piece = begun;
      while (piece.done !== true) {
        yield piece.value;
        piece = await notifyingOnFailure(context, sending, () => lines.next());
      }
    } finally {
      // A reader that stops also releases the database's connection.
      stream.destroy();
    }
    const { database, clock } = context;
    await database.transaction((tx) => resolve(tx, subjectOf(sending), clock.now()));
  }
}

/** Runs a part of the work; on failure, notifies the person before the error continues. */
async function notifyingOnFailure<T>(
  context: Context,
  sending: Sending,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) await notifyFailure(context, sending, error);
    throw error;
  }
}

async function notifyFailure(
  { database, clock, logger }: Context,
  sending: Sending,
  error: unknown,
): Promise<void> {
  const { name, period, request } = sending;
  logger.error({ err: error, report: name }, 'a report failed');
  await database
    .transaction((tx) =>
      notify(tx, {
        kind: 'REPORT_FAILED',
        subject: subjectOf(sending),
        merchantId: request.staff.merchantId,
        isTest: request.isTest,
        details: { report: reportKind(name).title, ...period },
        now: clock.now(),
      }),
    )
    // If the database is unavailable, that is the response.
    .catch((failure: unknown) =>
      logger.error({ err: failure }, 'a failed report could not be notified'),
    );
}

function subjectOf({ name, request }: Sending): string {
  return `report:${name}:${request.staff.id}`;
}
