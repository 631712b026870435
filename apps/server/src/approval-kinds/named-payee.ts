import type { InvoiceId, MethodId } from '@tiyin/domain/ids';
import { integer, nullable, object, string } from 'superstruct';
import type { ApprovableKind } from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { type NamedPayee, payNamedPayee } from '../payments/form/named-payee.ts';

/** A payee that the customer of a refund named on its form (PEOPLE-520). */
export const namedPayee: Pick<
  ApprovableKind<NamedPayee, InvoiceRow>,
  'code' | 'execute' | 'payload' | 'permission'
> = {
  code: 'REFUND',
  permission: 'invoice.refund',
  payload: object({
    refundId: idStruct<InvoiceId>(string()),
    payee: object({
      methodId: idStruct<MethodId>(integer()),
      credential: string(),
      bankCode: nullable(integer()),
    }),
  }),
  execute: payNamedPayee,
};
