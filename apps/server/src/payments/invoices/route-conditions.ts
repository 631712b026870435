import { asId } from '@tiyin/domain/ids';
import { methodByName, type PaymentMethodName } from '@tiyin/domain/requisites';
import { type SQL, eq, isNull, sql } from '../../db/drizzle.ts';
import { invoice, paymentAccount, payout } from '../../db/schema.ts';

/** The invoices of a method; `none`: those for which none was chosen (INVOICE-590). */
export function hasMethod(name: PaymentMethodName | 'none'): SQL {
  return name === 'none' ? isNull(invoice.methodId) : eq(invoice.methodId, methodByName(name).id);
}

/** The invoices of an account; 0: those that got none (INVOICE-590). */
export function hasAccount(id: number): SQL {
  if (id !== 0) return isRoutedTo(sql`${paymentAccount.id} = ${id}`);
  return sql`(${invoice.accountId} is null and not exists (
    select from ${payout} where ${payout.invoiceId} = ${invoice.id}))`;
}

/** The invoices of the accounts of a bank, by its name as the accounts have it (INVOICE-590). */
export function hasBank(name: string): SQL {
  return isRoutedTo(eq(paymentAccount.bankName, name));
}

/** The invoices of the accounts of a provider (INVOICE-590). */
export function hasProvider(id: number): SQL {
  return isRoutedTo(eq(paymentAccount.providerId, asId(id)));
}

/** A withdrawal that was not booked has the accounts of its payouts. */
function isRoutedTo(condition: SQL): SQL {
  const accounts = sql`(array(select ${paymentAccount.id} from ${paymentAccount} where ${condition}))`;
  return sql`(${invoice.accountId} = any ${accounts} or (${invoice.accountId} is null
    and ${invoice.flowType} = 'WITHDRAWAL' and exists (
      select from ${payout} where ${payout.invoiceId} = ${invoice.id}
        and ${payout.accountId} = any ${accounts})))`;
}
