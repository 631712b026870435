import type { PersonId } from '@tiyin/domain/ids';
import { instant, oneOf } from '../columns.ts';
import { index, integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { person } from './people.ts';

/** A person at an OpenID provider (PEOPLE-401); they have no password. */
export const oidcIdentity = pgTable(
  'oidc_identity',
  {
    personId: integer('person_id')
      .$type<PersonId>()
      .primaryKey()
      .references(() => person.id),
    issuer: text('issuer').notNull(),
    /** The claim `sub`, which an issuer never gives to another person. */
    subject: text('subject').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [uniqueIndex('oidc_identity_subject').on(table.issuer, table.subject)],
);

/** The uses of a round trip to the OpenID provider. */
export const oidcPurposes = ['SIGN_IN', 'STEP_UP'] as const;

/** A round trip to the OpenID provider that is under way; deleted with the first return (PEOPLE-404). */
export const oidcRequest = pgTable(
  'oidc_request',
  {
    stateHash: text('state_hash').primaryKey(),
    purpose: oneOf('purpose', 'oidc_request_purpose', oidcPurposes).notNull(),
    /** The hash of the browser's cookie at sign-in; of the session at a step-up. */
    ownerHash: text('owner_hash').notNull(),
    /** The page to go on with, a path of the back office. */
    next: text('next').notNull(),
    begunAt: instant('begun_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oidc_request_expiry').on(table.expiresAt)],
);
