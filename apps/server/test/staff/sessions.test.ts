import { asId, type SessionId } from '@tiyin/domain/ids';
import * as crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { person } from '../../src/db/schema.ts';
import { hashPassword } from '../../src/secrets/password.ts';
import {
  beginSession,
  endSession,
  findPerson,
  isPasswordOf,
  findLiveSession,
} from '../../src/staff/sessions.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const run: TestApp['context']['database']['transaction'] = (work) =>
  test.context.database.transaction(work);
const now = () => test.clock.now();

async function login(username: string, password: string, isDemo = true) {
  const found = await run((tx) => findPerson(tx, username, isDemo));
  if (!found || !(await isPasswordOf(found, password, 'known')))
    throw new Error('wrong_credentials');
  const { id: personId } = found;
  return { personId, sid: await run((tx) => beginSession(tx, { personId, now: now() })) };
}

const personOf = (sid: SessionId, isDemo = true) =>
  run(async (tx) => {
    const live = await findLiveSession(tx, { sessionId: sid, isDemo, now: now() });
    return live?.person;
  });

const auditOf = (personId: number) =>
  run(async (tx) => {
    const rows = await tx.execute<{ action: string; actor_type: string; actor_id: number }>(
      sql`select action, actor_type, actor_id from audit_entry
          where subject = ${`person:${personId}`} order by id`,
    );
    return rows;
  });

describe('a session', () => {
  it('begins with the right password and is its person’s', async () => {
    const { personId, sid } = await login('operator', 'operator-demo');
    expect(await personOf(sid)).toMatchObject({ id: personId, username: 'operator' });
  });

  it('does not begin with a wrong password', async () => {
    await expect(login('operator', 'operator-demo ')).rejects.toThrow('wrong_credentials');
  });

  // PEOPLE-3
  it('of an unknown user is refused with the same words and costs the same hash', async () => {
    const argon2 = vi.fn<typeof crypto.argon2>(crypto.argon2);
    vi.doMock('node:crypto', () => ({ ...crypto, default: { ...crypto, argon2 } }));
    vi.resetModules();
    const watched = await import('../../src/staff/sessions.ts');
    vi.doUnmock('node:crypto');
    // The hashes of the tests' people are cheaper than those that the server makes.
    const passwordHash = await hashPassword('operator-demo');
    await run((tx) =>
      tx.update(person).set({ passwordHash }).where(eq(person.username, 'operator')),
    );
    const refusal = async (username: string) => {
      argon2.mockClear();
      const found = await run((tx) => findPerson(tx, username, true));
      const isRight = await watched.isPasswordOf(found, 'wrong', 'known');
      const costs = argon2.mock.calls.map(([algorithm, { memory, passes, parallelism }]) => {
        return { algorithm, memory, passes, parallelism };
      });
      return { isRight, costs };
    };
    const known = await refusal('operator');
    expect(known.costs).toHaveLength(1);
    expect(known.isRight).toBe(false);
    expect(await refusal('nobody')).toEqual(known);
  });

  it('of a demo person neither begins nor goes on outside demo mode', async () => {
    await expect(login('operator', 'operator-demo', false)).rejects.toThrow('wrong_credentials');
    const { sid } = await login('operator', 'operator-demo');
    expect(await personOf(sid, false)).toBeUndefined();
  });

  it('ends with logout, at once and only itself', async () => {
    const { sid } = await login('merchant', 'merchant-demo');
    const other = await login('merchant', 'merchant-demo');
    await run((tx) => endSession(tx, sid, now()));
    expect(await personOf(sid)).toBeUndefined();
    expect(await personOf(other.sid)).toBeDefined();
  });

  it('that does not exist has no user', async () => {
    expect(await personOf(asId('no-such-session'))).toBeUndefined();
  });

  it("has the person's current permissions, not those at its start", async () => {
    const { sid, personId } = await login('viewer', 'viewer-demo');
    await run((tx) =>
      tx
        .update(person)
        .set({ permissions: ['settings.read'] })
        .where(eq(person.id, personId)),
    );
    expect(await personOf(sid)).toMatchObject({ permissions: ['settings.read'] });
  });

  it('is audited when it begins and when it ends, once', async () => {
    const { sid, personId } = await login('viewer', 'viewer-demo');
    const before = (await auditOf(personId)).length;
    await run((tx) => endSession(tx, sid, now()));
    await run((tx) => endSession(tx, sid, now()));
    const audit = await auditOf(personId);
    expect(audit.slice(before)).toEqual([
      { action: 'session.ended', actor_type: 'staff', actor_id: personId },
    ]);
    expect(audit[before - 1]?.action).toBe('session.begun');
  });

  it('that did not begin leaves no session behind', async () => {
    const count = async () => (await run((tx) => tx.execute(sql`select 1 from session`))).length;
    const before = await count();
    await login('viewer', 'wrong').catch(() => undefined);
    expect(await count()).toBe(before);
  });
});
