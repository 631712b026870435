import { operations } from '@tiyin/api/operations';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actors, callerOf } from './actors.ts';
import { expectedStatus } from './access-table.ts';
import { toRequest, validRequests } from './requests.ts';
import { openWorld, type World } from './world.ts';

// The embedded database has one role.
describe.skipIf(!process.env['TIYIN_TEST_DATABASE_URL'])('under the role of the servers', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ isOfServerRole: true });
  });
  afterAll(() => world?.close());

  const change = (statement: SQL) =>
    world.context.database.transaction((tx) => tx.execute(statement));

  // RUN-580
  test.each([
    ['change a table', sql`alter table invoice add column more integer`],
    ['drop a trigger', sql`drop trigger posting_append_only on posting`],
    ['make a table', sql`create table more (id integer)`],
    ['replace a function', sql`create function more() returns integer language sql as 'select 1'`],
    ['empty a table', sql`truncate audit_entry`],
    ['forget a migration', sql`delete from drizzle.__drizzle_migrations`],
  ])('nobody can %s', async (_, statement) => {
    await expect(change(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  // RUN-580
  test.each(operations)('$operationId is answered', async ({ operationId }) => {
    const form = await world.createForm({}, operationId);
    const request = toRequest(operationId, validRequests[operationId](form, world));
    const succeeds = (actor: Actor) => expectedStatus(operationId, actor) < 300;
    const caller = await callerOf(world, actors.find(succeeds) ?? 'operator');
    const answer = await caller(request);
    expect(answer.statusCode, `${answer.body}\n${world.loggedErrors.at(-1)}`).toBeLessThan(500);
    await world.runDueJobs();
    expect(world.loggedErrors).toEqual([]);
  });
});
