import { wholeDeposit } from '../apps/server/test/payments/deposit-costs.ts';
import { steps } from './customer.ts';
import { median } from './median.ts';
import type { DepositRound } from './measure-deposits.ts';

/** One turn of each: pgbench's transactions a second, and what a round of deposits found. */
export type Round = { readonly tps: number; readonly deposits: DepositRound };

/** A quarter of what the commits allow. */
const target = 0.25;

/** Deposits a second at most, if nothing but their commits took time. */
function limitOf({ tps }: Round): number {
  return tps / wholeDeposit.commits;
}

function ratioOf(round: Round): number {
  return round.deposits.perSecond / limitOf(round);
}

/** The same where only commits that wrote count, as PostgreSQL numbered them: the stricter measure. */
function ratioOfWrites({ tps, deposits }: Round): number {
  return deposits.perSecond / (tps / deposits.writingTransactionsEach);
}

/** A round in one line. */
export function describeRound(number: number, round: Round): string {
  const { tps, deposits } = round;
  return (
    `${number}.  pgbench -N ${tps.toFixed(0)}/s ÷ ${wholeDeposit.commits} commits` +
    ` = ${limitOf(round).toFixed(0)}/s   deposits ${deposits.perSecond.toFixed(1)}/s` +
    `   ratio ${ratioOf(round).toFixed(3)}   ${cpuInBrief(deposits)}`
  );
}

/** What all rounds say together: the median ratio, and where the time goes in the middle round. */
export function describeResult(rounds: readonly Round[]): string {
  const ratio = median(rounds.map(ratioOf));
  const middle = rounds.find((round) => ratioOf(round) === ratio);
  if (!middle) return 'Nothing was measured.';
  const { deposits } = middle;
  return [
    '',
    `Deposits a second, of what pgbench's commits allow: ${ratio.toFixed(3)} (median of ${rounds.length}; ` +
      `the aim is ${target})`,
    `Counting only commits that write: ${median(rounds.map(ratioOfWrites)).toFixed(3)}`,
    '',
    'A deposit',
    line('transactions', deposits.transactionsEach.toFixed(1)),
    line('of these with a write', deposits.writingTransactionsEach.toFixed(1)),
    line('round trips', deposits.roundTripsEach.toFixed(1)),
    ...describeCpu(deposits),
    '',
    'A call takes, median and 95 %',
    ...steps.map((step) => {
      const sorted = deposits.latencies[step].toSorted((a, b) => a - b);
      const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
      return line(step, `${median(sorted).toFixed(1)} ms, ${slow.toFixed(1)} ms`);
    }),
    '',
    "The server's connections are found",
    ...Object.entries(deposits.waits)
      .toSorted(([, a], [, b]) => b - a)
      .map(([what, share]) => line(what, `${(share * 100).toFixed(0)} %`)),
  ].join('\n');
}

/** CPU time of a deposit in the server and in PostgreSQL: rounds that still warm up tell themselves by it. */
function cpuInBrief({ perSecond, serverCpu, databaseCpu }: DepositRound): string {
  const database = databaseCpu === undefined ? '' : ` + ${(databaseCpu / perSecond).toFixed(2)}`;
  return `CPU ${(serverCpu / perSecond).toFixed(2)}${database} ms`;
}

function describeCpu(deposits: DepositRound): string[] {
  const { perSecond, serverCpu, databaseCpu, driverCpu } = deposits;
  const each = (cpu: number): string => `${(cpu / perSecond).toFixed(2)} ms`;
  const used = (serverCpu + driverCpu + (databaseCpu ?? 0)) / 1000;
  return [
    line('CPU time of the server', each(serverCpu)),
    line('CPU time of PostgreSQL', databaseCpu === undefined ? 'unknown' : each(databaseCpu)),
    line('CPU time of the customers', each(driverCpu)),
    line('cores busy with all that', used.toFixed(2)),
  ];
}

function line(name: string, value: string): string {
  return `  ${name.padEnd(34)} ${value}`;
}
