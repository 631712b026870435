import { and, gt, isNull, sql } from '../db/drizzle.ts';
import { changedFacts } from '../audit/facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { session, signInPolicy } from '../db/schema.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { defaultPolicy } from './default-policy.ts';
import { idleEnd } from './idle-end.ts';
import type { Staff } from './staff.ts';
import { hasFactor, hasNoFactor, hasStrictRole } from './two-factor/has-factor.ts';

type Policy = typeof defaultPolicy;

/** When sessions end, and whether everybody needs a second factor (PEOPLE-171). */
export async function readSignInPolicy(tx: Tx): Promise<Policy & { readonly version: number }> {
  const [row] = await tx.select().from(signInPolicy);
  if (!row) return { ...defaultPolicy, version: 1 };
  const { id: _id, ...policy } = row;
  return policy;
}

type Change = {
  readonly staff: Pick<Staff, 'id'>;
  readonly policy: Policy;
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/** Sets the policy for open sessions, too; audited. 409 `conflict` after an edit conflict. */
export async function changeSignInPolicy(tx: Tx, change: Change) {
  const { staff, policy, expectedVersion, now } = change;
  await tx
    .insert(signInPolicy)
    .values({ ...defaultPolicy, version: 1 })
    .onConflictDoNothing();
  await tx.select().from(signInPolicy).for('update');
  const { version, ...from } = await readSignInPolicy(tx);
  if (expectedVersion !== undefined && expectedVersion !== version) {
    throw new ProblemError('conflict', { current: { ...from, version } });
  }
  await requireOwnFactor(tx, staff.id, policy);
  await revokeIdle(tx, now);
  await tx.update(signInPolicy).set({ ...policy, version: version + 1 });
  await applyToSessions(tx, policy, now);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'sign_in_policy.changed',
    subject: 'sign_in_policy',
    ...changedFacts(from, policy),
    now,
  });
  return readSignInPolicy(tx);
}

/** Nobody requires of all what they have not done themselves: they would lock themselves up. */
async function requireOwnFactor(
  tx: Tx,
  personId: Staff['id'],
  { needsSecondFactor }: Policy,
): Promise<void> {
  if (!needsSecondFactor || (await hasFactor(tx, personId))) return;
  throw notAllowed('/needsSecondFactor', 'Set up your own second factor first');
}

/** A session that ended by the former idle time stays so under a longer one. */
async function revokeIdle(tx: Tx, now: Date): Promise<void> {
  const isIdle = sql`${idleEnd} <= ${sql.param(now, session.expiresAt)}`;
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(isNull(session.revokedAt), isIdle));
}

/** The idle time is read with each request; the rest is a part of the session. */
async function applyToSessions(tx: Tx, policy: Policy, now: Date): Promise<void> {
  const isOpen = and(isNull(session.revokedAt), gt(session.expiresAt, now));
  const end = sql`${session.createdAt} + make_interval(hours => ${policy.sessionHours})`;
  await tx
    .update(session)
    .set({ expiresAt: sql`least(${session.expiresAt}, ${end})` })
    .where(isOpen);
  const isNeeded = policy.needsSecondFactor ? sql`true` : hasStrictRole;
  const isWithout = sql`${isNeeded} and ${hasNoFactor} and not ${session.hasProviderFactor}`;
  await tx.update(session).set({ mustSetUpFactor: isWithout }).where(isOpen);
}
