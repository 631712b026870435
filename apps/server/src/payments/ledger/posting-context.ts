import { asId, type LedgerAccountId, type PostingId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { ledgerAccount } from '../../db/schema.ts';
import type { Identity } from './accounts.ts';

/** The ids that a posting needs: its own, and those of the existing accounts of its legs. */
export type PostingContext = {
  readonly postingId: PostingId;
  readonly accountIds: readonly (LedgerAccountId | undefined)[];
};

/** Preloaded ids for some postings on some accounts; undefined if they are not enough. */
export type PreloadedContext = (accounts: readonly Identity[]) => PostingContext | undefined;

/** A part of a statement: the id of the one account of such an identity. */
export function idOfAccount(identity: Readonly<Record<keyof Identity, SQL>>): SQL {
  const { kind, currency, isTest, merchantId, paymentAccountId } = identity;
  return sql`(select ${ledgerAccount.id} from ${ledgerAccount}
    where ${ledgerAccount.kind} = ${kind} and ${ledgerAccount.currency} = ${currency}
    and ${ledgerAccount.isTest} = ${isTest}
    and coalesce(${ledgerAccount.merchantId}, 0) = coalesce(${merchantId}, 0)
    and coalesce(${ledgerAccount.paymentAccountId}, 0) = coalesce(${paymentAccountId}, 0))`;
}

/** A part of a statement: an id for a posting to come. */
export const nextPostingId: SQL = sql`nextval('posting_id_seq')`;

/** Values of the first account are named `kind_0`, `merchantId_0` and so on. */
type AccountValues = Readonly<Record<`${keyof Identity}_${number}`, unknown>>;
type Row = { readonly posting_id: string; readonly account_ids: readonly (string | null)[] };

const statements = new Map<number, ReturnType<typeof ofAccounts>>();

/** Reads the ids that a posting on these accounts needs. */
export async function readPostingContext(
  tx: Tx,
  accounts: readonly Identity[],
): Promise<PostingContext> {
  const known = statements.get(accounts.length) ?? ofAccounts(accounts.length);
  statements.set(accounts.length, known);
  const { rows } = await known(tx, valuesOf(accounts));
  const [row] = rows;
  if (!row) throw new Error('a posting got no id');
  return { postingId: asId(Number(row.posting_id)), accountIds: row.account_ids.map(toId) };
}

/** The id of a ledger account as the driver reads it out of an array. */
export function toId(text: string | null): LedgerAccountId | undefined {
  return text === null ? undefined : asId(Number(text));
}

function ofAccounts(count: number) {
  return sqlStatement<AccountValues, Row>((given) => {
    const ids = Array.from({ length: count }, (_, place) => idOfAccount(identityAt(given, place)));
    return sql`select ${nextPostingId} as posting_id,
      array[${sql.join(ids, sql`, `)}]::bigint[] as account_ids`;
  });
}

function identityAt(given: Given<AccountValues>, place: number) {
  return {
    kind: sql`${given(`kind_${place}`)}::text`,
    merchantId: sql`${given(`merchantId_${place}`)}::integer`,
    paymentAccountId: sql`${given(`paymentAccountId_${place}`)}::integer`,
    currency: sql`${given(`currency_${place}`)}::text`,
    isTest: sql`${given(`isTest_${place}`)}::boolean`,
  };
}

function valuesOf(accounts: readonly Identity[]): AccountValues {
  const values = accounts.flatMap(
    ({ kind, merchantId, paymentAccountId, currency, isTest }, place) =>
      Object.entries({ kind, merchantId, paymentAccountId, currency, isTest }).map(
        ([name, value]): [string, unknown] => [`${name}_${place}`, value],
      ),
  );
  return Object.fromEntries(values);
}
