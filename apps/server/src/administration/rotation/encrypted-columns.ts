import { asId } from '@tiyin/domain/ids';
import type { PgColumn } from '../../db/drizzle.ts';
import { alertSecretOwner } from '../../alerts/alert-secret.ts';
import { approvalSubject } from '../../approval-content/approval-subject.ts';
import {
  alertRule,
  approval,
  formerCredential,
  invoice,
  merchant,
  moneyReturn,
  paymentAccount,
  provider,
  receiptKey,
  reportSchedule,
  returnRequest,
  secondFactor,
  webhookEndpoint,
} from '../../db/schema.ts';
import { endpointKeyPurpose } from '../../callbacks/endpoints/endpoint-row.ts';
import { merchantKeyPurpose } from '../../merchants/signing-keys.ts';
import { credentialOwner } from '../../payments/accounts/credential.ts';
import { payeeOwner } from '../../payments/payouts/payee.ts';
import { receiptKeyPurpose } from '../../payments/receipts/receipt-keys.ts';
import { returnPayeeOwner } from '../../payments/returns/return-row.ts';
import { providerSecretOwner } from '../../providers/http/create-http-provider.ts';
import { scheduleSecretOwner } from '../../report-schedules/schedule-secret.ts';
import { totpSecretOwner } from '../../staff/two-factor/totp-secret.ts';
import { requestedPayeeOwner } from '../../tickets/describe-ticket-return.ts';

/** A column whose values are encrypted for their rows (PEOPLE-40). */
export type EncryptedColumn = {
  /** Its primary key. */
  readonly id: PgColumn;
  readonly cipher: PgColumn;
  /** The column that the associated data is made of, where it is not the primary key. */
  readonly ownerId?: PgColumn;
  readonly ownerOf: (id: string) => string;
  /** The blind index of the same value. */
  readonly index?: PgColumn;
};

/** Every encrypted column; a test compares the list with the schema. Rows are copied from the first to the second. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  {
    id: paymentAccount.id,
    cipher: paymentAccount.valueEncrypted,
    ownerOf: (id) => credentialOwner(asId(Number(id))),
    index: paymentAccount.valueIndex,
  },
  {
    id: formerCredential.id,
    cipher: formerCredential.valueEncrypted,
    ownerId: formerCredential.accountId,
    ownerOf: (id) => credentialOwner(asId(Number(id))),
  },
  {
    id: provider.id,
    cipher: provider.secretEncrypted,
    ownerOf: (id) => providerSecretOwner(asId(Number(id))),
  },
  {
    id: provider.id,
    cipher: provider.formerSecretEncrypted,
    ownerOf: (id) => providerSecretOwner(asId(Number(id))),
  },
  {
    id: alertRule.id,
    cipher: alertRule.webhookSecretEncrypted,
    ownerOf: (id) => alertSecretOwner(asId(Number(id))),
  },
  {
    id: reportSchedule.id,
    cipher: reportSchedule.webhookSecretEncrypted,
    ownerOf: (id) => scheduleSecretOwner(asId(Number(id))),
  },
  {
    id: merchant.id,
    cipher: merchant.privateKeyEncrypted,
    ownerOf: (id) => merchantKeyPurpose(asId(Number(id))),
  },
  {
    id: merchant.id,
    cipher: merchant.formerPrivateKeyEncrypted,
    ownerOf: (id) => merchantKeyPurpose(asId(Number(id))),
  },
  {
    id: webhookEndpoint.id,
    cipher: webhookEndpoint.privateKeyEncrypted,
    ownerOf: (id) => endpointKeyPurpose(asId(Number(id))),
  },
  {
    id: webhookEndpoint.id,
    cipher: webhookEndpoint.formerPrivateKeyEncrypted,
    ownerOf: (id) => endpointKeyPurpose(asId(Number(id))),
  },
  {
    id: receiptKey.id,
    cipher: receiptKey.privateKeyEncrypted,
    ownerId: receiptKey.publicKey,
    ownerOf: receiptKeyPurpose,
  },
  {
    id: secondFactor.personId,
    cipher: secondFactor.secretEncrypted,
    ownerOf: (id) => totpSecretOwner(asId(Number(id))),
  },
  {
    id: approval.id,
    cipher: approval.contentEncrypted,
    ownerOf: (id) => approvalSubject(asId(id)),
  },
  {
    id: returnRequest.ticketId,
    cipher: returnRequest.credentialEncrypted,
    ownerOf: (id) => requestedPayeeOwner(asId(Number(id))),
  },
  {
    id: moneyReturn.id,
    cipher: moneyReturn.credentialEncrypted,
    ownerOf: (id) => returnPayeeOwner(asId(id)),
    index: moneyReturn.credentialIndex,
  },
  {
    id: invoice.id,
    cipher: invoice.credentialEncrypted,
    ownerOf: (id) => payeeOwner(asId(id)),
    index: invoice.credentialIndex,
  },
];
