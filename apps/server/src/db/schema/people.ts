import type { MerchantId, PersonId, RoleId, SessionId } from '@tiyin/domain/ids';
import { personStates } from '@tiyin/domain/permissions';
import {
  sql,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { instant, oneOf } from '../columns.ts';
import { merchant } from './merchants.ts';

/** Staff of merchants and operators. Without a merchant: people of no single one (PEOPLE-39). */
export const person = pgTable('person', {
  id: serial('id').$type<PersonId>().primaryKey(),
  username: text('username').notNull().unique(),
  /** Of an invited person no hash of any password. */
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Those of all roles together, written again with every change of them (PEOPLE-101). */
  permissions: text('permissions')
    .array()
    .notNull()
    .default(sql`'{}'`),
  merchantId: integer('merchant_id')
    .$type<MerchantId>()
    .references(() => merchant.id),
  testDashboard: boolean('test_dashboard').notNull().default(true),
  isDemo: boolean('is_demo').notNull().default(false),
  state: oneOf('state', 'person_state', personStates).notNull().default('ACTIVE'),
  /** Null for a person who is not disabled. */
  disabledReason: text('disabled_reason'),
  lastSignInAt: instant('last_sign_in_at'),
  version: integer('version').notNull().default(1),
});

/** A named set of permissions (PEOPLE-101). */
export const role = pgTable(
  'role',
  {
    id: serial('id').$type<RoleId>().primaryKey(),
    name: text('name').notNull(),
    permissions: text('permissions').array().notNull(),
    /** The role with every permission, also with those of later versions. */
    isFixed: boolean('is_fixed').notNull().default(false),
    /** Its people can only set up a second factor while they have none (PEOPLE-336). */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('role_name').on(sql`lower(${table.name})`)],
);

/** The roles of the people. */
export const personRole = pgTable(
  'person_role',
  {
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    roleId: integer('role_id')
      .$type<RoleId>()
      .notNull()
      .references(() => role.id),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.roleId] }),
    index('person_role_of_role').on(table.roleId),
  ],
);

/** The link of an invited person, until it is used or taken back (PEOPLE-107). */
export const invitation = pgTable('invitation', {
  personId: integer('person_id')
    .$type<PersonId>()
    .primaryKey()
    .references(() => person.id),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: integer('invited_by')
    .$type<PersonId>()
    .notNull()
    .references(() => person.id),
  expiresAt: instant('expires_at').notNull(),
});

/** A sign-in; revoked by logout, by its person elsewhere, or by a change of password (PEOPLE-7). */
export const session = pgTable(
  'session',
  {
    id: text('id').$type<SessionId>().primaryKey(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    /** A short name of the browser, as it named itself; null where it did not. */
    browser: text('browser'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** The last activity of its person; null where it began without one. */
    activeAt: instant('active_at'),
    /** The last time that its person has shown who they are, by signing in or again (PEOPLE-172). */
    confirmedAt: instant('confirmed_at'),
    /** It can only set up a second factor (PEOPLE-176). */
    mustSetUpFactor: boolean('must_set_up_factor').notNull().default(false),
    /** It began at the OpenID provider, and can do nothing before a code or passkey of the person (PEOPLE-407). */
    mustGiveFactor: boolean('must_give_factor').notNull().default(false),
    isByOidc: boolean('is_by_oidc').notNull().default(false),
    hasProviderFactor: boolean('has_provider_factor').notNull().default(false),
  },
  (table) => [
    index('session_live_of_person')
      .on(table.personId)
      .where(sql`revoked_at is null`),
  ],
);

/** When sessions end, and whether everybody needs a second factor (PEOPLE-171): one row, or none for the defaults. */
export const signInPolicy = pgTable(
  'sign_in_policy',
  {
    id: integer('id').primaryKey().default(1),
    idleMinutes: integer('idle_minutes').notNull(),
    sessionHours: integer('session_hours').notNull(),
    needsSecondFactor: boolean('needs_second_factor').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [check('sign_in_policy_one', sql`${table.id} = 1`)],
);

/** The authenticator app of a person; required at sign-in once it was confirmed. */
export const secondFactor = pgTable('second_factor', {
  personId: integer('person_id')
    .$type<PersonId>()
    .primaryKey()
    .references(() => person.id),
  /** The secret that codes are made of, encrypted for this row (PEOPLE-16). */
  secretEncrypted: text('secret_encrypted').notNull(),
  begunAt: instant('begun_at').notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: neither it nor an older one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes in a row. */
  failures: integer('failures').notNull().default(0),
  /** No code is looked at before. */
  lockedUntil: instant('locked_until'),
});

/** The ways to reach an authenticator, as WebAuthn names them. */
export type PasskeyTransport =
  | 'ble'
  | 'cable'
  | 'hybrid'
  | 'internal'
  | 'nfc'
  | 'smart-card'
  | 'usb';

/** A credential of an authenticator that verifies its person: a second factor, and a sign-in by itself (PEOPLE-330). */
export const passkey = pgTable(
  'passkey',
  {
    id: serial('id').primaryKey(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    /** The id that the authenticator chose, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's own count of its uses: 0 where it keeps none, and else it only grows. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator. */
    transports: text('transports').array().$type<PasskeyTransport[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkey_of_person').on(table.personId)],
);

/** The uses of a challenge for an authenticator. */
export const passkeyPurposes = ['ADD', 'SIGN_IN', 'STEP_UP'] as const;

/** A challenge that waits for its answer; deleted with the first one (PEOPLE-331). */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: oneOf('purpose', 'passkey_challenge_purpose', passkeyPurposes).notNull(),
    /** The only session that may answer; null at sign-in, where there is none yet. */
    sessionId: text('session_id').$type<SessionId>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expiry').on(table.expiresAt)],
);

/** A single-use code instead of the authenticator app; only its hash is stored. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: serial('id').primaryKey(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_code_of_person').on(table.personId)],
);

/** Wrong passwords in a row for one name at one place, or for one name at all places that are not known (PEOPLE-203). */
export const signInBrake = pgTable('sign_in_brake', {
  /** A keyed hash of name and place. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  failedAt: instant('failed_at').notNull(),
});

/** A browser or network from which a person has signed in (PEOPLE-203). */
export const knownPlace = pgTable(
  'known_place',
  {
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    /** A keyed hash of the browser's cookie or of the network. */
    place: text('place').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.place] })],
);
