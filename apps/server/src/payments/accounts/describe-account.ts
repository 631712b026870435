import {
  type CredentialTypeCode,
  isRequisite,
  parameterTypeOf,
  type ParameterTypeCode,
} from '@tiyin/domain/accounts';
import type { AccountId } from '@tiyin/domain/ids';
import { credentialKind, methodById } from '@tiyin/domain/requisites';
import { asc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, pool, poolAccount, provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import type { AccountRow } from '../routing/account-row.ts';
import { poolColumns } from './pool-health.ts';
import { auditCredentialRead, openCredential } from './credential.ts';

type Joined = { readonly account: AccountRow; readonly provider: typeof provider.$inferSelect };

/** An account as the contract shows it everywhere: no more than the last four digits (ROUTING-17). */
export function describeOne({ account, provider: owner }: Joined) {
  return {
    id: account.id,
    providerName: owner.name,
    paymentMethodName: methodById(account.methodId)?.name ?? '',
    bankName: account.bankName,
    lastFour: account.valueLastFour === '' ? null : account.valueLastFour,
    currency: describeCurrency(account.currency),
    isTest: owner.kind === 'sandbox',
    enabled: account.isEnabled,
    pausedDate: account.pausedAt?.toISOString() ?? null,
    version: account.version,
  };
}

/** An account for a person: the caller, and the key to decrypt it. */
export type AccountReading = {
  readonly staff: Pick<Staff, 'id'>;
  readonly accountId: AccountId;
  readonly secrets: Secrets;
  readonly now: Date;
};

/**
 * A payment account with its credentials and pools; reading it is audited (ROUTING-18). 404 if
 * unknown.
 */
export async function readAccount(tx: Tx, reading: AccountReading) {
  const { accountId, secrets } = reading;
  const [found] = await tx
    .select({ account: paymentAccount, provider })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, accountId));
  if (!found) throw new ProblemError('not_found');
  const pools = await tx
    .select(poolColumns)
    .from(poolAccount)
    .innerJoin(pool, eq(pool.id, poolAccount.poolId))
    .where(eq(poolAccount.accountId, accountId))
    .orderBy(asc(pool.name), asc(pool.id));
  const { account } = found;
  if (account.valueEncrypted !== null) {
    await auditCredentialRead(tx, { ...reading, of: { accountId } });
  }
  return { ...describeOne(found), credentials: describeCredentials(secrets, account), pools };
}

/** A credential as the contract shows it (ROUTING-12). */
export type Credential = {
  readonly credentialType: CredentialTypeCode;
  readonly paramType: ParameterTypeCode;
  readonly value: string;
};

function describeCredentials(secrets: Secrets, account: AccountRow): Credential[] {
  const requisite = openCredential(secrets, account);
  return [
    ...(requisite === undefined ? [] : [credential(requisiteType(account, requisite), requisite)]),
    ...(account.owner === null ? [] : [credential('OWNER', account.owner)]),
    ...(account.bankName === null ? [] : [credential('BANK_NAME', account.bankName)]),
  ];
}

function credential(credentialType: CredentialTypeCode, value: string): Credential {
  return { credentialType, paramType: parameterTypeOf(credentialType), value };
}

/**
 * Whether the destination is a card or a phone: for X-country methods its length decides
 * (ROUTING-16).
 */
function requisiteType(account: AccountRow, value: string): CredentialTypeCode {
  const method = methodById(account.methodId);
  const isPhone = method !== undefined && credentialKind(method.name, value) === 'phone';
  return isPhone ? 'PHONE_NUMBER' : 'CARD_NUMBER';
}

/** The type and value of a credential that an account has of this type, or undefined. */
export function credentialOf(
  secrets: Secrets,
  account: AccountRow,
  type: CredentialTypeCode,
): Credential | undefined {
  // A card and a phone are the same place: an account has one of them.
  return describeCredentials(secrets, account).find(({ credentialType }) =>
    isRequisite(type) ? isRequisite(credentialType) : credentialType === type,
  );
}
