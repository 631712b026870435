import type { MerchantId } from '@tiyin/domain/ids';
import { type DemoRole, demoRolePermissions } from '@tiyin/domain/permissions';
import { hashPassword } from '@tiyin/server/secrets/password';
import type { Tx } from '@tiyin/server/db/database';
import { person } from '@tiyin/server/db/schema';

type DemoPerson = {
  readonly role: DemoRole;
  readonly firstName: string;
  readonly lastName: string;
  /** Belongs to the first demo merchant. */
  readonly isMerchants: boolean;
  readonly about: string;
};

const people: readonly DemoPerson[] = [
  {
    role: 'operator',
    firstName: 'Malika',
    lastName: 'Karimova',
    isMerchants: false,
    about: 'everything, all merchants',
  },
  {
    role: 'merchant',
    firstName: 'Jasur',
    lastName: 'Rahimov',
    isMerchants: true,
    about: 'the first demo merchant',
  },
  {
    role: 'support',
    firstName: 'Анна',
    lastName: 'Ким',
    isMerchants: false,
    about: 'reads invoices of all merchants',
  },
  {
    role: 'viewer',
    firstName: 'Oʻgʻiloy',
    lastName: 'Toʻraqulova',
    isMerchants: true,
    about: 'the first demo merchant, looking only (test invoices may be moved by anyone)',
  },
];

/** The demo staff: password is the name with `-demo` (PEOPLE-50). */
export const demoLogins = people.map(({ role, about }) => ({
  username: role,
  password: `${role}-demo`,
  about,
}));

/**
 * The demo staff as rows, their passwords hashed. Outside a transaction, because it takes a while.
 */
export async function hashDemoPasswords(): Promise<ReadonlyMap<DemoRole, string>> {
  const hashed = people.map(
    async ({ role }) => [role, await hashPassword(`${role}-demo`)] as const,
  );
  return new Map(await Promise.all(hashed));
}

/** Writes the demo staff. */
export async function insertDemoPeople(
  tx: Tx,
  merchantId: MerchantId,
  hashes: ReadonlyMap<DemoRole, string>,
): Promise<void> {
  await tx.insert(person).values(
    people.map(({ role, firstName, lastName, isMerchants }) => ({
      username: role,
      passwordHash: hashes.get(role) ?? '',
      firstName,
      lastName,
      permissions: [...demoRolePermissions[role]],
      merchantId: isMerchants ? merchantId : null,
      testDashboard: true,
      isDemo: true,
    })),
  );
}
