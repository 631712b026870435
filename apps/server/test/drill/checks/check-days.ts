import type { Evidence } from '../drill.ts';

/** Days that were closed and are open, or whose fee or closing is not there once. */
export function checkDays({
  world,
  closedDays,
}: Pick<Evidence, 'closedDays'> & {
  readonly world: Pick<Evidence['world'], 'closedDays'>;
}): string[] {
  const kept = new Map(closedDays.map((each) => [each.day, each]));
  return world.closedDays.flatMap(({ day }) => {
    const found = kept.get(day);
    if (!found) return [`${day}: its closing was acknowledged, and it is open`];
    const { audited, difference, lines } = found;
    const isRight = audited === 1 && lines === 1 && difference === '-100';
    return isRight ? [] : [`${day}: ${lines} lines, ${difference}, closed ${audited} times`];
  });
}
