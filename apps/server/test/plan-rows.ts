/** The rows of a table that an `explain (analyze, format json)` has read, in all its nodes. */
export function rowsOf(table: string, plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce<number>((sum, part) => sum + rowsOf(table, part), 0);
  if (typeof plan !== 'object' || plan === null) return 0;
  const inner = Object.values(plan).reduce<number>((sum, part) => sum + rowsOf(table, part), 0);
  if (!('Relation Name' in plan) || plan['Relation Name'] !== table) return inner;
  const count = (name: string) =>
    Number(Object.entries(plan).find(([key]) => key === name)?.[1] ?? 0);
  const passed = count('Actual Rows') + count('Rows Removed by Filter');
  return inner + passed * count('Actual Loops');
}
