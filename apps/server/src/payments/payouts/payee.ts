import type { InvoiceId, MethodId } from '@tiyin/domain/ids';
import { sbpBankByCode } from '@tiyin/domain/references';
import {
  methodById,
  payoutErrorTexts,
  readPayoutCredential,
  withoutPlus,
} from '@tiyin/domain/requisites';
import { refuseField } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

/** The associated data of a payee's encrypted card or phone: its invoice (PEOPLE-40). */
export function payeeOwner(invoiceId: InvoiceId): string {
  return `invoice:${invoiceId}`;
}

/** The card or phone that a withdrawal pays, in digits; undefined before its customer gave one. */
export function openPayee(secrets: Secrets, row: InvoiceRow): string | undefined {
  if (row.credentialEncrypted === null) return undefined;
  return secrets.decrypt(row.credentialEncrypted, payeeOwner(row.id));
}

/** The bank of a withdrawal's payee by its name, where it has one. */
export function payeeBank({ bankCode }: InvoiceRow): string | undefined {
  return bankCode === null ? undefined : sbpBankByCode(bankCode)?.name;
}

type Given = {
  readonly methodId: MethodId;
  /** As it was typed. */
  readonly credential: string;
  readonly bankCodeInteger?: number | undefined;
  /** Marks an X-country credential without a plus as a phone with its country code. */
  readonly type?: 'by_mobile';
  /** Where the payee is in the request; empty where it is the request itself. */
  readonly at?: string;
};

/** Validates the payee of a withdrawal by its method (FORM-45); 422 with the invalid field. */
export function readPayee({ methodId, credential, bankCodeInteger, type, at = '' }: Given) {
  const method = methodById(methodId);
  if (!method) throw new Error(`there is no method ${methodId}`);
  const bankCode = method.needsBank ? readBank(bankCodeInteger, at) : null;
  const isPhone = type === 'by_mobile' && method.credential === 'card-or-phone';
  const text = isPhone ? `+${withoutPlus(credential)}` : credential;
  const read = readPayoutCredential(method.name, text);
  if (!read.ok) {
    const message = payoutErrorTexts[read.error];
    throw refuseField('credential_not_valid', { path: `${at}/credential`, message });
  }
  return { methodId, credential: read.value, bankCode };
}

function readBank(code: number | undefined, at: string): number {
  if (code !== undefined && sbpBankByCode(code)) return code;
  const message = payoutErrorTexts['no-bank'];
  throw refuseField('bank_unknown', { path: `${at}/bankCodeInteger`, message });
}
