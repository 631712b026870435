import type { Evidence } from '../drill.ts';

/** Reports that were due and were not written once, did not come, or are the last of their schedule. */
export function checkReports({
  world,
  sendings,
  atReports,
}: Pick<Evidence, 'sendings'> & {
  readonly world: Pick<Evidence['world'], 'dueReports'>;
  readonly atReports: readonly Pick<Evidence['atReports'][number], 'id' | 'isTaken'>[];
}): string[] {
  const taken = new Set(atReports.flatMap(({ id, isTaken }) => (isTaken ? [id] : [])));
  const byTime = Map.groupBy(sendings, ({ dueAt, scheduleId }) => `${scheduleId} at ${dueAt}`);
  const unwritten = world.dueReports
    .map(({ dueAt, scheduleId }) => `${scheduleId} at ${dueAt}`)
    .flatMap((time) => (byTime.has(time) ? [] : [`schedule ${time}: nothing was written`]));
  const wrong = [...byTime].flatMap(([time, written]) =>
    written.length > 1 ? [`schedule ${time}: written ${written.length} times`] : [],
  );
  const lost = sendings.flatMap(({ hasNext, id, scheduleId, state }) => {
    if (state !== 'SENT' || !taken.has(id)) return [`report ${id}: ${state}, and it did not come`];
    return hasNext ? [] : [`schedule ${scheduleId}: it has no next time`];
  });
  return [...unwritten, ...wrong, ...lost];
}
