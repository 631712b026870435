import { statusPollMs, watchedUntil } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import type { Place } from './place.ts';

/** A person needs minutes, not seconds. */
const reviewSeconds = 60;

/** How often the requisites of a deposit reload by themselves, in seconds: less may come, or more (FORM-71). */
export const requisitesSeconds = reviewSeconds;

/** How often a page that waits reloads by itself, in seconds (FORM-71). */
export const reloadSeconds = ({ needsPerson }: Pick<FormState<'processing'>, 'needsPerson'>) =>
  needsPerson ? reviewSeconds : statusPollMs / 1000;

/**
 * The delay (s) before a page reloads: while it waits, and when its time is over; undefined without
 * a reload.
 */
export function reloadAfter(state: FormState, place: Place, nowMs: number): number | undefined {
  switch (state.step) {
    case 'processing':
      return isStill(place) ? undefined : reloadSeconds(state);
    case 'credential':
      return untilNews(state, place, untilOver(Date.parse(state.init.expiredIn) - nowMs));
    case 'method':
    case 'init':
      return untilOver(Date.parse(state.init.expiredIn) - nowMs);
    case 'fail':
    case 'success':
      // Late or more money may come (FORM-205, FORM-257).
      return !isStill(place) && nowMs < (watchedUntil(state) ?? 0) ? reviewSeconds : undefined;
    default:
      return undefined;
  }
}

function untilNews(
  { init }: FormState<'credential'>,
  place: Place,
  endSeconds: number | undefined,
): number | undefined {
  if (init.type !== 'Deposit' || isStill(place)) return endSeconds;
  return Math.min(requisitesSeconds, endSeconds ?? requisitesSeconds);
}

/* A reload would lose unfinished text. */
const isStill = ({ kind }: Place): boolean =>
  kind === 'still' || kind === 'ticket' || kind === 'return' || kind === 'receipt';

/* A second more, so that the deadline has passed. A page open for a day or more is not reloaded. */
function untilOver(leftMs: number): number | undefined {
  const seconds = Math.max(Math.ceil(leftMs / 1000), 0) + 1;
  return seconds < 86_400 ? seconds : undefined;
}
