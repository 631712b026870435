import type { DemoRole } from '@tiyin/domain/permissions';
import type { FastifyInstance } from 'fastify';
import { type Caller, merchantServer, signIn, stranger } from '../callers.ts';

/** Everybody who may call: a stranger, the demo staff (decision 25), a merchant's server. */
export type Actor = 'nobody' | DemoRole | 'key';

/** The demo staff, in the contract's order of rights. */
export const demoRoles: readonly DemoRole[] = ['operator', 'merchant', 'support', 'viewer'];

/** Every actor. */
export const actors: readonly Actor[] = ['nobody', ...demoRoles, 'key'];

/** Lets an actor call; staff by a session of their own. */
export async function callerOf(app: FastifyInstance, actor: Actor): Promise<Caller> {
  if (actor === 'nobody') return stranger(app);
  if (actor === 'key') return merchantServer(app);
  return signIn(app, actor);
}
