import type { MerchantId, RoleId } from '@tiyin/domain/ids';
import type { PersonState } from '@tiyin/domain/permissions';
import { type SQL, and, asc, eq, exists, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { foldName } from '../../db/fold-name.ts';
import { person, personRole } from '../../db/schema.ts';
import { inScope } from '../scope.ts';
import type { Staff } from '../staff.ts';
import { describePeople } from './describe-person.ts';

type Page = {
  /** A part of the name or of the username, in any case and with any blanks; undefined for all. */
  readonly search?: string | undefined;
  readonly roleId?: RoleId | undefined;
  readonly state?: PersonState | undefined;
  readonly merchantId?: MerchantId | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of the people in scope, by name, and their total (PEOPLE-102). */
export async function listPeople(tx: Tx, staff: Staff, { page, size, ...filter }: Page) {
  const condition = and(inScope(staff, person.merchantId), ...(await conditionsOf(tx, filter)));
  const rows = await tx
    .select()
    .from(person)
    .where(condition)
    .orderBy(asc(person.firstName), asc(person.lastName), asc(person.id))
    .limit(size)
    .offset(page * size);
  return { data: await describePeople(tx, rows), total: await tx.$count(person, condition) };
}

async function conditionsOf(
  tx: Tx,
  { search, roleId, state, merchantId }: Omit<Page, 'page' | 'size'>,
): Promise<SQL[]> {
  return [
    ...(state === undefined ? [] : [eq(person.state, state)]),
    ...(merchantId === undefined ? [] : [eq(person.merchantId, merchantId)]),
    ...(roleId === undefined ? [] : [exists(ofRole(tx, roleId))]),
    ...(await meantBy(tx, foldName(search ?? ''))),
  ];
}

const ofRole = (tx: Tx, roleId: RoleId) =>
  tx
    .select({ id: personRole.personId })
    .from(personRole)
    .where(and(eq(personRole.personId, person.id), eq(personRole.roleId, roleId)));

async function meantBy(tx: Tx, text: string): Promise<SQL[]> {
  if (text === '') return [];
  // The database may know the cases of Latin letters only.
  const rows = await tx
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      username: person.username,
    })
    .from(person);
  const meant = rows.filter(({ firstName, lastName, username }) =>
    foldName(`${firstName} ${lastName} ${username}`).includes(text),
  );
  return [
    inArray(
      person.id,
      meant.map(({ id }) => id),
    ),
  ];
}
