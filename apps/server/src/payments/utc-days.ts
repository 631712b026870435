import { dayMs, parseReportDay } from '@tiyin/domain/dates';
import { type Column, type SQL, gte, lt } from '../db/drizzle.ts';
import { notAllowed } from '../problem.ts';

/** Days of UTC, yyyy-MM-dd, both included. */
export type UtcDays = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** The conditions that a time is of these days. Throws a 422 that names the parameter for a day that does not exist. */
export function isOfDays(at: Column, { from, to }: UtcDays): (SQL | undefined)[] {
  return [
    from === undefined ? undefined : gte(at, new Date(dayStart('from', from))),
    to === undefined ? undefined : lt(at, new Date(dayStart('to', to) + dayMs)),
  ];
}

function dayStart(name: keyof UtcDays, text: string): number {
  const day = parseReportDay(text);
  if (!day.ok) throw notAllowed(`query.${name}`, 'There is no such day');
  return day.ms;
}

/** The end of a bank's day, wherever on earth its clock is. */
export function endOfBankDay(day: string): Date {
  const parsed = parseReportDay(day);
  if (!parsed.ok) throw new Error(`${day} is not a day`);
  return new Date(parsed.ms + 1.5 * dayMs);
}
