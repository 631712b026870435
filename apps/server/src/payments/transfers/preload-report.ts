import {
  asId,
  type AccountId,
  type InvoiceId,
  type MerchantId,
  type PostingId,
  type ProviderId,
  type TransferId,
} from '@tiyin/domain/ids';
import { type CurrencyCode, type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { sqlStatement } from '../../db/statement.ts';
import { invoice, paymentAccount, provider, transfer } from '../../db/schema.ts';
import { type FeeRuleRow, feeRuleQuery, toFeeRule } from '../invoices/fee.ts';
import { sumReportedFor } from '../invoices/judge-money.ts';
import type { PreloadedBooks } from '../invoices/move-invoice.ts';
import type { Identity } from '../ledger/accounts.ts';
import {
  type PreloadedContext,
  idOfAccount,
  nextPostingId,
  toId,
} from '../ledger/posting-context.ts';
import type { ReportedAccount } from './reported-account.ts';

const account = alias(paymentAccount, 'account');

/** All that taking a report for a deposit needs to know and that no lock is needed for but the deposit's. */
export type PreloadedReport = {
  /** The account that the deposit's money shall go to. */
  readonly account: ReportedAccount;
  /** Whether this report is there already. */
  readonly isKnown: boolean;
  /** The id for its transfer. */
  readonly transferId: TransferId;
  /** All money that was reported for the deposit before, in minor units. */
  readonly total: MinorUnits;
  readonly books: PreloadedBooks;
};

type Row = Partial<FeeRuleRow> & {
  readonly account_id: AccountId;
  readonly provider_id: ProviderId;
  readonly currency: CurrencyCode;
  readonly is_test: boolean;
  readonly merchant_id: MerchantId;
  readonly is_known: boolean;
  readonly total: string;
  readonly transfer_id: string;
  readonly posting_ids: readonly string[];
  readonly ledger_ids: readonly (string | null)[];
};

/** The ledger accounts of a deposit's money, in the order of `ledger_ids`. */
const kinds = ['payment_account', 'suspense', 'merchant_balance', 'fees'] as const;

const noId = sql`null::integer`;
const bookIds = kinds.map((kind) =>
  idOfAccount({
    kind: sql`${sql.raw(`'${kind}'`)}`,
    merchantId: kind === 'payment_account' ? noId : sql`${invoice.merchantId}`,
    paymentAccountId: kind === 'payment_account' ? sql`${account.id}` : noId,
    currency: sql`${account.currency}`,
    isTest: sql`(${provider.kind} = 'sandbox')`,
  }),
);

const selectPreloaded = sqlStatement<{ invoiceId: InvoiceId; externalId: string }, Row>(
  (given) => sql`select ${account.id} as account_id,
    ${account.providerId}, ${account.currency},
      ${provider.kind} = 'sandbox' as is_test, ${invoice.merchantId},
      exists (select from ${transfer} where ${transfer.externalId} = ${given('externalId')}
        and ${transfer.accountId} = ${account.id})
      or exists (select from ${transfer} where ${transfer.externalId} = ${given('externalId')}
        and ${transfer.providerId} = ${account.providerId}) as is_known,
      ${sumReportedFor(sql`${invoice.id}`)} as total,
      nextval('transfer_id_seq') as transfer_id,
      array[${nextPostingId}, ${nextPostingId}] as posting_ids,
      array[${sql.join(bookIds, sql`, `)}]::bigint[] as ledger_ids,
      rule.fee_basis_points, rule.fee_fixed
    from ${invoice} join ${paymentAccount} ${account} on ${account.id} = ${invoice.accountId}
    join ${provider} on ${provider.id} = ${account.providerId}
    left join lateral (${feeRuleQuery(sql`${invoice.terminalId}`, sql`${invoice.methodId}`)}) rule on true
    where ${invoice.id} = ${given('invoiceId')}`,
);

/**
 * Preloads the data that a report for a deposit needs, in one query; undefined if no account was
 * chosen. Call it after locking the deposit: then only the caller changes this data.
 */
export async function preloadReport(
  tx: Tx,
  report: { readonly invoiceId: InvoiceId; readonly externalId: string },
): Promise<PreloadedReport | undefined> {
  const { rows } = await selectPreloaded(tx, report);
  const [row] = rows;
  return row && preloadedOf(row);
}

function preloadedOf(row: Row): PreloadedReport {
  const { account_id: id, provider_id: providerId, currency, is_test: isTest } = row;
  const { fee_basis_points, fee_fixed } = row;
  const hasRule = typeof fee_basis_points === 'number' && typeof fee_fixed === 'string';
  return {
    account: { id, providerId, currency, isTest },
    isKnown: row.is_known,
    transferId: asId(Number(row.transfer_id)),
    total: minorUnits(BigInt(row.total)),
    books: {
      postingContext: contextOf(row),
      feeRule: hasRule ? toFeeRule({ fee_basis_points, fee_fixed }) : undefined,
    },
  };
}

function contextOf(row: Row): PreloadedContext {
  const postingIds = row.posting_ids.map((text) => asId<PostingId>(Number(text)));
  const ids = new Map(
    kinds.map((kind, place) => {
      const isOurs = kind === 'payment_account';
      const identity = {
        kind,
        merchantId: isOurs ? null : row.merchant_id,
        paymentAccountId: isOurs ? row.account_id : null,
        currency: row.currency,
        isTest: row.is_test,
      };
      return [nameOf(identity), toId(row.ledger_ids[place] ?? null)];
    }),
  );
  return (accounts) => {
    const names = accounts.map(nameOf);
    const postingId = names.every((name) => ids.has(name)) ? postingIds.shift() : undefined;
    return postingId === undefined
      ? undefined
      : { postingId, accountIds: names.map((name) => ids.get(name)) };
  };
}

function nameOf({ kind, merchantId, paymentAccountId, currency, isTest }: Identity): string {
  return [kind, merchantId, paymentAccountId, currency, isTest].join();
}
