import type { MerchantId, RoleId } from '@tiyin/domain/ids';
import { fitsMerchant, unitePermissions } from '@tiyin/domain/permissions';
import { inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { role } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { requireHeld } from '../people/lock-people.ts';
import type { Staff } from '../staff.ts';

type Wanted = {
  readonly roleIds: readonly RoleId[];
  /** The merchant of the person who gets them. */
  readonly merchantId: MerchantId | null;
};

/**
 * Roles that a person may give (PEOPLE-106): 403 `beyond_own_permissions`; 422 for an unknown one, and where people of
 * one merchant would see all, or others nothing (PEOPLE-104).
 */
export async function requireRoles(
  tx: Tx,
  actor: Pick<Staff, 'permissions'>,
  { roleIds, merchantId }: Wanted,
): Promise<void> {
  const rows = await tx
    .select()
    .from(role)
    .where(inArray(role.id, [...roleIds]));
  if (rows.length !== new Set(roleIds).size) throw notAllowed('/roleIds', 'There is no such role');
  const granted = unitePermissions(rows.map(({ permissions }) => permissions));
  requireHeld(actor, granted);
  if (fitsMerchant(granted, merchantId !== null)) return;
  throw notAllowed(
    '/roleIds',
    merchantId === null
      ? 'Without a role that sees all merchants this person would see nothing'
      : 'A role that sees all merchants is not for people of one merchant',
  );
}
