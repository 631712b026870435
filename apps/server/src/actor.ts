import type { MerchantId, PersonId, ProviderId } from '@tiyin/domain/ids';

/**
 * The author of an action, stored with every event and audit entry. `id` is the row of that kind of
 * actor.
 */
export type Actor =
  | { readonly type: 'system' }
  | { readonly type: 'customer' }
  | { readonly type: 'staff'; readonly id: PersonId }
  | { readonly type: 'merchant'; readonly id: MerchantId }
  | { readonly type: 'provider'; readonly id: ProviderId };

/** The columns that keep an actor. */
export function actorColumns(actor: Actor): { actorType: Actor['type']; actorId: number | null } {
  return { actorType: actor.type, actorId: 'id' in actor ? actor.id : null };
}
