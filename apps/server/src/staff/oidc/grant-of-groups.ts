import type { MerchantId, RoleId } from '@tiyin/domain/ids';
import { fitsMerchant, unitePermissions } from '@tiyin/domain/permissions';
import type { OidcSettings } from '../../config/read-oidc.ts';
import type { Tx } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { merchant, role } from '../../db/schema.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { ProblemError } from '../../problem.ts';
import { findRole } from '../roles/prepare-roles.ts';

/** The rights that the groups of a person give them. */
export type Grant = { readonly roleIds: readonly RoleId[]; readonly merchantId: MerchantId | null };

/**
 * The roles of all groups together, and the merchant that all of them name (PEOPLE-402). 403 `oidc_no_role` where no
 * group is mapped or the roles do not fit the merchant (PEOPLE-104), `oidc_several_merchants`.
 */
export async function grantOfGroups(
  tx: Tx,
  { groups }: Pick<OidcSettings, 'groups'>,
  own: readonly string[],
): Promise<Grant> {
  const grants = own.flatMap((group) => groups.get(group) ?? []);
  const merchants = new Set(grants.map(({ merchantId }) => merchantId));
  if (merchants.size > 1) throw new ProblemError('oidc_several_merchants');
  const [merchantId = null] = merchants;
  const names = [...new Set(grants.flatMap(({ roles }) => roles))];
  const rows = [];
  for (const name of names) rows.push(await findRole(tx, name));
  const found = rows.flatMap((row) => row ?? []);
  const granted = unitePermissions(found.map(({ permissions }) => permissions));
  if (found.length === 0 || !fitsMerchant(granted, merchantId !== null)) {
    throw new ProblemError('oidc_no_role');
  }
  return { roleIds: found.map(({ id }) => id), merchantId };
}

/**
 * Compares the configuration with the roles and merchants that there are, once at the start.
 * @throws StartupError naming the group and its unknown role or merchant
 */
export async function requireMappedRoles(tx: Tx, oidc: OidcSettings | undefined): Promise<void> {
  for (const [group, { roles, merchantId }] of oidc?.groups ?? []) {
    for (const name of roles) {
      if (await findRole(tx, name)) continue;
      const all = await tx.select({ name: role.name }).from(role).orderBy(asc(role.name));
      const names = all.map((each) => each.name).join(', ');
      throw new StartupError(
        `OIDC_GROUP_ROLES gives the group "${group}" the role "${name}", which does not exist: there are ${names}.`,
      );
    }
    if (merchantId === null) continue;
    if ((await tx.$count(merchant, eq(merchant.id, merchantId))) > 0) continue;
    throw new StartupError(
      `OIDC_GROUP_ROLES puts the group "${group}" to the merchant ${merchantId}, which does not exist.`,
    );
  }
}

/**
 * Keeps the names of the roles that the configuration gives to groups: without them its people could not sign in, nor
 * the server start (PEOPLE-403). 409 `role_mapped`.
 * @param wanted the new name; undefined where the role is deleted
 */
export async function requireKeptName(
  tx: Tx,
  oidc: OidcSettings | undefined,
  roleId: RoleId,
  wanted?: string,
): Promise<void> {
  const mapped = [...(oidc?.groups.values() ?? [])].flatMap(({ roles }) => roles);
  const [row] = await tx.select({ name: role.name }).from(role).where(eq(role.id, roleId));
  const name = row?.name.toLowerCase();
  if (name === undefined || name === wanted?.trim().toLowerCase()) return;
  if (mapped.some((each) => each.toLowerCase() === name)) throw new ProblemError('role_mapped');
}
