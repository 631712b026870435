import type { DemoRole } from '@tiyin/domain/permissions';
import { type Caller, merchantServer, providerServer, signIn, stranger } from '../callers.ts';
import type { World } from './world-type.ts';

/** All callers: one that is not signed in, the demo staff (PEOPLE-22), a merchant's server, a provider's. */
export type Actor = 'nobody' | DemoRole | 'key' | 'provider';

/** The demo staff, in the contract's order of rights. */
export const demoRoles: readonly DemoRole[] = ['operator', 'merchant', 'support', 'viewer'];

/** Every actor. */
export const actors: readonly Actor[] = ['nobody', ...demoRoles, 'key', 'provider'];

/** Lets an actor call; staff by a session of their own. */
export async function callerOf(world: World, actor: Actor): Promise<Caller> {
  const { app, clock } = world;
  if (actor === 'provider') return providerServer(app, world.provider.secret, clock);
  if (actor === 'nobody') return stranger(app);
  if (actor === 'key') return merchantServer(app);
  return signIn(app, actor);
}
