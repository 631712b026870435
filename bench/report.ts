import { wholeDeposit } from '../apps/server/test/payments/deposit-costs.ts';
import type { Place } from './cores.ts';
import { steps } from './customer.ts';
import { median } from './median.ts';
import type { DepositRound } from './measure-deposits.ts';

/** One turn of each: pgbench's transactions a second, and what a round of deposits found. */
export type Round = { readonly tps: number; readonly deposits: DepositRound };

/** So many of both at once, in all their turns. */
export type Crowd = { readonly place: Place; readonly clients: number; readonly rounds: Round[] };

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
export function describeRound(number: number, { place, clients }: Crowd, round: Round): string {
  const { tps, deposits } = round;
  return (
    `${number}.  ${String(clients).padStart(2)} clients, ${place.padEnd(8)}   pgbench -N ${tps.toFixed(0)}/s ÷ ${wholeDeposit.commits} commits` +
    ` = ${limitOf(round).toFixed(0)}/s   deposits ${deposits.perSecond.toFixed(1)}/s` +
    `   ratio ${ratioOf(round).toFixed(3)}   ${cpuInBrief(deposits)}`
  );
}

const placeNames: Readonly<Record<Place, string>> = {
  apart: 'The database on cores of its own, all its clients on the others',
  together: 'The database, Tiyin with its customers, and pgbench on all cores',
};

/** The result of all rounds: the median ratio of each number of clients, and the time profile of the largest. */
export function describeResult(crowds: readonly Crowd[]): string {
  const places = new Set(crowds.map(({ place }) => place));
  return [
    '',
    `Deposits a second, of what pgbench's commits allow (the aim is ${target}), and of what only those`,
    'commits allow that write; medians',
    ...[...places].flatMap((place) => describePlace(crowds.filter((each) => each.place === place))),
  ].join('\n');
}

function describePlace(crowds: readonly Crowd[]): string[] {
  const largest = crowds.toSorted((a, b) => b.clients - a.clients)[0];
  return [
    '',
    ...(largest ? [placeNames[largest.place]] : []),
    ...crowds.map(({ clients, rounds }) => {
      const ratio = median(rounds.map(ratioOf)).toFixed(3);
      return line(
        `${clients} of each`,
        `${ratio}   ${median(rounds.map(ratioOfWrites)).toFixed(3)}`,
      );
    }),
    line('the most of each, of any crowd', maxOfEach(crowds).toFixed(3)),
    ...(largest ? describeMiddle(largest) : []),
  ];
}

/** The most deposits a second beside the most commits, each from the crowd that suits it best. */
function maxOfEach(crowds: readonly Crowd[]): number {
  const most = (of: (round: Round) => number): number =>
    Math.max(...crowds.map(({ rounds }) => median(rounds.map(of))));
  return most(({ deposits }) => deposits.perSecond) / most(limitOf);
}

/** Where the time goes in the middle round. */
function describeMiddle({ clients, rounds }: Crowd): string[] {
  const ratio = median(rounds.map(ratioOf));
  const middle = rounds.find((round) => ratioOf(round) === ratio);
  if (!middle) return [];
  const { deposits } = middle;
  return [
    '',
    `A deposit among ${clients}`,
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
  ];
}

/** CPU time of a deposit in the server and in PostgreSQL: rounds that are still warming up stand out by it. */
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
