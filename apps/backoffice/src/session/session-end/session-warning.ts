import type { OwnSession } from '@tiyin/api/types';

/** How long before the end a person is warned, in ms. */
const WARN_MS = 2 * 60_000;
/** The server has to be past the moment when the request arrives. */
const MARGIN_MS = 500;

function leftMs({ endDate, idleEndDate, serverDate }: OwnSession) {
  const until = (date: string) => Date.parse(date) - Date.parse(serverDate);
  return { idle: until(idleEndDate), end: until(endDate) };
}

/** The warning that a session calls for: that it ends without activity, or whatever its person does. */
export function warningOf(session: OwnSession): 'end' | 'idle' | null {
  const { end, idle } = leftMs(session);
  if (end <= WARN_MS && end <= idle) return 'end';
  return idle <= WARN_MS ? 'idle' : null;
}

/** Milliseconds until the session has to be looked at again: when to warn, and then when it ends. */
export function nextCheckMs(session: OwnSession): number {
  const { end, idle } = leftMs(session);
  const left = Math.min(end, idle);
  return (left > WARN_MS ? left - WARN_MS : Math.max(left, 0)) + MARGIN_MS;
}
