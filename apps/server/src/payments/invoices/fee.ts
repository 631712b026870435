import { type FeeRule, feeOf, type MinorUnits, minorUnits, zeroUnits } from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { sqlStatement } from '../../db/statement.ts';
import { terminalMethod } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

/** A rule of a fee as the driver reads it. */
export type FeeRuleRow = { readonly fee_basis_points: number; readonly fee_fixed: string };

/**
 * The query for the fee rule of a method on a terminal (ROUTING-6), also if it is no longer
 * offered. If staff book an invoice without a chosen method, the terminal's first method decides.
 */
export function feeRuleQuery(terminalId: SQL, methodId: SQL): SQL {
  return sql`select ${terminalMethod.feeBasisPoints}, ${terminalMethod.feeFixed} from ${terminalMethod}
    where ${terminalMethod.terminalId} = ${terminalId}
    order by ${terminalMethod.methodId} is not distinct from ${methodId} desc,
      ${terminalMethod.isOffered} desc, ${terminalMethod.methodId} limit 1`;
}

/** Reads a fee rule in the domain's form. */
export function toFeeRule({ fee_basis_points, fee_fixed }: FeeRuleRow): FeeRule {
  return { basisPoints: fee_basis_points, fixed: minorUnits(BigInt(fee_fixed)) };
}

type Where = Pick<InvoiceRow, 'terminalId' | 'methodId'>;

const selectRule = sqlStatement<Where, FeeRuleRow>((given) =>
  feeRuleQuery(sql`${given('terminalId')}::integer`, sql`${given('methodId')}::integer`),
);

/**
 * The fee of an invoice in minor units, by the rule of its method on its terminal; a refund has none
 * (INVOICE-230).
 * @param preloaded the rule, where it was read before
 */
export async function invoiceFee(
  tx: Tx,
  row: InvoiceRow,
  preloaded?: FeeRule,
): Promise<MinorUnits> {
  if (row.refundOf !== null) return zeroUnits;
  return feeOf(row.amount, preloaded ?? (await readRule(tx, row)));
}

async function readRule(tx: Tx, { terminalId, methodId }: InvoiceRow): Promise<FeeRule> {
  const { rows } = await selectRule(tx, { terminalId, methodId });
  const [rule] = rows;
  if (!rule) throw new Error(`terminal ${terminalId} has no methods`);
  return toFeeRule(rule);
}
