import { countryOfMobile, credentialKind, methodById } from '@tiyin/domain/requisites';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { AccountRow } from '../routing/account-row.ts';
import { accountAsIssued } from '../accounts/credential-as-issued.ts';
import { openCredential } from '../accounts/credential.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

/**
 * An account for the customer: `FormCredentials` of the contract; undefined without a credential.
 */
export function describeRequisites(secrets: Secrets, account: AccountRow) {
  const value = openCredential(secrets, account);
  if (value === undefined) return undefined;
  const method = methodById(account.methodId);
  // An X-country account may be a card or a phone (FORM-31).
  const isPhone = method !== undefined && credentialKind(method.name, value) === 'phone';
  const country = isPhone ? countryOfMobile(value) : undefined;
  return {
    value,
    ...(account.owner !== null && { owner: account.owner }),
    ...(account.bankName !== null && { bank_name: account.bankName }),
    ...(country !== undefined && { country_code: country }),
    ...(isPhone && { type: 'by_mobile' }),
  };
}

/** The requisites that an invoice's customer was shown last; undefined before any. */
export async function issuedRequisites(tx: Tx, secrets: Secrets, row: InvoiceRow) {
  if (row.accountId === null) return undefined;
  const [account] = await tx
    .select()
    .from(paymentAccount)
    .where(eq(paymentAccount.id, row.accountId));
  return account && describeRequisites(secrets, await accountAsIssued(tx, account, row.id));
}
