import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { callbackInvariants } from '../../src/invariants/definitions/callbacks.ts';
import { wholeScope } from '../../src/invariants/scope.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Node = {
  readonly 'Node Type': string;
  readonly 'Join Type'?: string;
  readonly Plans?: Node[];
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'Node Type' in value;

/** The joins of a plan that read one of their sides whole. */
function wholeJoins(node: Node): string[] {
  const own = /^(?:Hash|Merge) Join$/.test(node['Node Type']) ? [JSON.stringify(node)] : [];
  return [...own, ...(node.Plans ?? []).flatMap(wholeJoins)];
}

// RUN-963
test.each(callbackInvariants)(
  '$id looks callbacks up in their months, and joins none whole',
  async ({ violations }) => {
    const [row] = await database.query((tx) =>
      tx.execute<{ 'QUERY PLAN': unknown }>(
        sql`explain (costs off, format json) ${violations(wholeScope(new Date()))}`,
      ),
    );
    const plans: unknown = row?.['QUERY PLAN'];
    const parsed: unknown = typeof plans === 'string' ? JSON.parse(plans) : plans;
    const [first] = Array.isArray(parsed) ? parsed : [];
    const plan: unknown = first?.Plan;
    if (!isNode(plan)) throw new Error('there is no plan');
    const text = JSON.stringify(plan);
    expect(text).toContain('"callback_default"');
    expect(
      wholeJoins(plan).filter(
        (join) => join.includes('"callback_default"') && !join.includes('Nested Loop'),
      ),
    ).toEqual([]);
  },
);
