import type { Evidence } from '../drill.ts';
import type { SupervisedServer } from '../supervised-server.ts';

/** How long what was done to the database is to be heard of, in ms: a start and a job's pause included. */
const echoMs = 15_000;

/** The allowed errors of servers that lost their database or a connection: each names it. */
const ofDatabase =
  /"code":"(57P0[123]|08[\dP]\d{2}|25006|53100)"|ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|terminating connection|encountered a connection error|timeout exceeded when trying to connect|the database system is|The database does not answer/;

/** A machine that starts killed servers again may be too slow for a connection in time. */
const ofBusyMachine = /timeout exceeded when trying to connect/;

/** The sentences with which a server refuses to start without its database. */
const startFailures =
  /^The database at \S+ (does not answer|is starting up|ended the connection|did not answer)/;

/** Error lines of the logs that nothing explains. A server that is killed leaves none in another's. */
export function checkLogs({
  logs,
  disturbances,
}: Pick<Evidence, 'disturbances' | 'logs'>): string[] {
  return errorLines(logs).filter((line) => !isExplained(line, disturbances));
}

/** Locks that are held by what was stopped: they are waited for, for a limited time. */
const ofStopped = /"code":"(55P03|57014|25P03)"/;

/** The same where the database is disturbed from beginning to end, and its commits wait. */
export function checkErrors({ logs }: Pick<Evidence, 'logs'>): string[] {
  return errorLines(logs).filter(
    (line) =>
      !line.startsWith('{"level":"error"') || !(ofDatabase.test(line) || ofStopped.test(line)),
  );
}

function errorLines(logs: readonly string[]): string[] {
  return logs.flatMap((log) =>
    // A line that a kill cut short runs into the first of the next life.
    log
      .split(/\n|(?=\{"level":"\w+","time":)/)
      .filter((line) => /^\{"level":"(?:error|fatal)",/.test(line)),
  );
}

function isExplained(line: string, disturbances: Evidence['disturbances']): boolean {
  const at = Date.parse(/"time":"([^"]+)"/.exec(line)?.[1] ?? '');
  const near = disturbances.filter((done) => at >= done.at - 1_000 && at <= done.at + echoMs);
  const isOfDatabase = near.some(({ what }) => what !== 'kill') && ofDatabase.test(line);
  const isOfKill = near.length > 0 && ofBusyMachine.test(line);
  return line.startsWith('{"level":"error"') && (isOfDatabase || isOfKill);
}

/** Servers that ended by themselves, or whose stop was not orderly. */
export function checkProcesses(
  { exitCodes, disturbances }: Pick<Evidence, 'disturbances' | 'exitCodes'>,
  servers: readonly SupervisedServer[],
): string[] {
  const wasDatabaseBroken = disturbances.some(({ what }) => what !== 'kill');
  const alone = servers.flatMap((server) => server.endedAlone);
  return [
    ...servers.flatMap(({ complaints }) => complaints),
    ...alone
      .filter(({ stderr }) => !(wasDatabaseBroken && startFailures.test(stderr)))
      .map(
        ({ code, stdout, stderr }) => `a server ended by itself with ${code}: ${stdout}${stderr}`,
      ),
    ...exitCodes.filter((code) => code !== 0).map((code) => `a stopped server ended with ${code}`),
  ];
}
