import type { MerchantId, PersonId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import type { DemoRole } from '@tiyin/domain/permissions';
import { hashPassword } from '@tiyin/server/secrets/password';
import type { Tx } from '@tiyin/server/db/database';
import { person } from '@tiyin/server/db/schema';
import { findRole, prepareRoles } from '@tiyin/server/staff/roles/prepare-roles';
import { writeRoles } from '@tiyin/server/staff/roles/write-roles';

type DemoPerson = {
  readonly username: string;
  readonly role: DemoRole;
  readonly firstName: string;
  readonly lastName: string;
  /** Belongs to the first demo merchant. */
  readonly isMerchants: boolean;
  readonly about: string;
};

const people: readonly DemoPerson[] = [
  {
    username: 'operator',
    role: 'operator',
    firstName: 'Malika',
    lastName: 'Karimova',
    isMerchants: false,
    about: 'everything, all merchants',
  },
  {
    username: 'approver',
    role: 'operator',
    firstName: 'Botir',
    lastName: 'Yusupov',
    isMerchants: false,
    about: 'like operator: the second person for approvals',
  },
  {
    username: 'merchant',
    role: 'merchant',
    firstName: 'Jasur',
    lastName: 'Rahimov',
    isMerchants: true,
    about: 'the first demo merchant',
  },
  {
    username: 'support',
    role: 'support',
    firstName: 'Анна',
    lastName: 'Ким',
    isMerchants: false,
    about: 'reads invoices of all merchants',
  },
  {
    username: 'viewer',
    role: 'viewer',
    firstName: 'Oʻgʻiloy',
    lastName: 'Toʻraqulova',
    isMerchants: true,
    about: 'the first demo merchant, looking only (test invoices may be moved by anyone)',
  },
];

/** The demo staff: password is the name with `-demo` (PEOPLE-50). */
export const demoLogins = people.map(({ username, about }) => ({
  username,
  password: `${username}-demo`,
  about,
}));

/**
 * The demo staff as rows, their passwords hashed. Outside a transaction, because it takes a while.
 */
export async function hashDemoPasswords(): Promise<ReadonlyMap<string, string>> {
  const hashed = people.map(
    async ({ username }) => [username, await hashPassword(`${username}-demo`)] as const,
  );
  return new Map(await Promise.all(hashed));
}

/** Writes the demo staff. */
export async function insertDemoPeople(
  tx: Tx,
  merchantId: MerchantId,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await prepareRoles(tx);
  const rows = await tx
    .insert(person)
    .values(
      people.map(({ username, firstName, lastName, isMerchants }) => ({
        username,
        passwordHash: hashes.get(username) ?? '',
        firstName,
        lastName,
        merchantId: isMerchants ? merchantId : null,
        testDashboard: true,
        isDemo: true,
      })),
    )
    .returning({ id: person.id, username: person.username });
  for (const { id, username } of rows) await giveDemoRole(tx, id, username);
}

/** Gives a demo user the role of their login; its permissions may have been changed by a person. */
export async function giveDemoRole(tx: Tx, personId: PersonId, username: string): Promise<void> {
  const login = people.find((each) => each.username === username);
  const found = login && (await findRole(tx, login.role));
  if (found) await writeRoles(tx, personId, [found.id]);
  // The version shows whether a login has changed since.
  await tx.update(person).set({ version: 1 }).where(eq(person.id, personId));
}
