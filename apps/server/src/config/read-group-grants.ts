import { asId, type MerchantId } from '@tiyin/domain/ids';
import {
  array,
  integer,
  min,
  nonempty,
  object,
  optional,
  record,
  size,
  string,
  validate,
} from 'superstruct';
import { StartupError } from '../errors/startup-error.ts';

/** The rights of a group of the provider (PEOPLE-402). */
export type GroupGrant = {
  /** The names of roles. */
  readonly roles: readonly string[];
  /** The merchant that the group's people belong to; null for people of no single one. */
  readonly merchantId: MerchantId | null;
};

const grants = record(
  size(string(), 1, 256),
  object({
    roles: nonempty(array(size(string(), 1, 100))),
    merchantId: optional(min(integer(), 1)),
  }),
);

const example =
  '{"tiyin-operators":{"roles":["Operator"]},"shop-7":{"roles":["Merchant"],"merchantId":7}}';

/**
 * Reads OIDC_GROUP_ROLES.
 * @throws StartupError naming the place that is wrong
 */
export function readGroupGrants(text: string): ReadonlyMap<string, GroupGrant> {
  const [problem, value] = validate(parse(text), grants);
  if (problem) {
    const place = problem.path.length === 0 ? '' : ` at ${problem.path.join('.')}`;
    throw new StartupError(
      `OIDC_GROUP_ROLES is wrong${place}: ${problem.message}. Write it as ${example}.`,
    );
  }
  const rows = Object.entries(value).map(([group, { roles, merchantId }]) => {
    const grant = {
      roles,
      merchantId: merchantId === undefined ? null : asId<MerchantId>(merchantId),
    };
    return [group, grant] as const;
  });
  if (rows.length > 0) return new Map(rows);
  throw new StartupError(
    `OIDC_GROUP_ROLES names no group: nobody could sign in. Write it as ${example}.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`OIDC_GROUP_ROLES is not JSON. Write it as ${example}.`);
  }
}
