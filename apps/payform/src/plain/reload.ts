import { statusPollMs } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import type { Place } from './place.ts';

/** A person needs minutes, not seconds. */
const reviewSeconds = 60;

/** How often a page that waits reloads by itself, in seconds (section 4, Processing). */
export const reloadSeconds = ({ needsPerson }: Pick<FormState<'processing'>, 'needsPerson'>) =>
  needsPerson ? reviewSeconds : statusPollMs / 1000;

/** How long (s) until a page reloads by itself: while it waits, and when its time is over; undefined for one that does not. */
export function reloadAfter(state: FormState, place: Place, nowMs: number): number | undefined {
  switch (state.step) {
    case 'processing':
      // What is being written would be lost.
      return place.kind === 'still' || place.kind === 'ticket' ? undefined : reloadSeconds(state);
    case 'method':
    case 'init':
    case 'credential':
      return untilOver(Date.parse(state.init.expiredIn) - nowMs);
    default:
      return undefined;
  }
}

/* A second more, so that it is over by then. A day and more is no page's life. */
function untilOver(leftMs: number): number | undefined {
  const seconds = Math.max(Math.ceil(leftMs / 1000), 0) + 1;
  return seconds < 86_400 ? seconds : undefined;
}
