import type { OperationId, Operations } from '@tiyin/api/operations';
import type { KeyScope } from '@tiyin/domain/permissions';
import type { MerchantId, PersonId, ProviderId, SessionId } from '@tiyin/domain/ids';
import type { LiveSession, PersonRow, SessionQuestion } from '../staff/sessions.ts';

/** Names the caller on every further log line of the request. */
export interface CallerLog {
  readonly person: (personId: PersonId) => void;
  /** The keyed hash of the user name of a sign-in. */
  readonly signInName: (nameHash: string) => void;
}

/** The origin of a request. */
export interface Client {
  /** The address as the trusted proxies report it. */
  readonly address: string;
  /** The network that limits count it by; undefined for this machine itself. */
  readonly network: string | undefined;
  /** The header as sent. */
  readonly userAgent: string | undefined;
  readonly log: CallerLog;
}

/** A signed-in person and the session of the request. */
export interface SignedIn {
  readonly staff: PersonRow;
  readonly sessionId: SessionId;
  /** The state of the session, on which it depends what may be done. */
  readonly state: LiveSession['session'];
}

/** An unauthenticated caller. */
export interface PublicCaller {
  readonly client: Client;
  /** The session id in a token of ours, which may be over; undefined without such a token. */
  readonly readSessionId: () => SessionId | undefined;
  /** The id in the browser's cookie; undefined without a valid one. */
  readonly readBrowserId: () => string | undefined;
  /** The cookie of a round trip to the OpenID provider; undefined without a valid one. */
  readonly readOidcBinding: () => string | undefined;
}

/** A merchant's server, by its API key. */
export interface MerchantCaller {
  readonly client: Client;
  readonly merchantId: MerchantId;
  /** Its key sees only test, or only production; null: both. */
  readonly isTest: boolean | null;
  /** The scopes of its key; null: all. */
  readonly keyScopes: readonly KeyScope[] | null;
}

/** A provider, by its signature. */
export interface ProviderCaller {
  readonly client: Client;
  readonly providerId: ProviderId;
}

/** A signed-in person with the permission of the operation. */
export interface StaffCaller extends SignedIn {
  readonly client: Client;
}

/** A caller whose session the operation looks up in its own statement. */
export interface SessionCaller {
  readonly client: Client;
  readonly session: SessionQuestion;
}

interface CallerOfPermission {
  readonly public: PublicCaller;
  readonly 'merchant-key': MerchantCaller;
  readonly 'provider-signature': ProviderCaller;
}

/** The caller of an operation, by the permission that the contract names. */
export type CallerOf<Id extends OperationId> = Id extends 'listInvoices'
  ? SessionCaller | StaffCaller
  : Operations[Id]['permission'] extends infer Permission
    ? Permission extends keyof CallerOfPermission
      ? CallerOfPermission[Permission]
      : StaffCaller
    : never;
