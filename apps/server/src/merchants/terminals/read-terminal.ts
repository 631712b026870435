import type { TerminalAttribute } from '@tiyin/api/types';
import type { TerminalId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { methodById } from '@tiyin/domain/requisites';
import { attributeTypeById } from '@tiyin/domain/terminals';
import { and, asc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { pool, terminal, terminalAttribute, type terminalMethod } from '../../db/schema.ts';
import { methodsOf } from './terminal-methods.ts';
import { ProblemError } from '../../problem.ts';
import { seesPools } from '../pools.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeTerminal } from './list-terminals.ts';

/** The terminal, and the caller. */
export type WhichTerminal = { readonly staff: Staff; readonly terminalId: TerminalId };

/**
 * A terminal in a person's scope with its pool, methods and further permitted data; 404 out of
 * scope.
 */
export async function readTerminal(tx: Tx, { staff, terminalId }: WhichTerminal) {
  const [row] = await tx
    .select({ terminal, pool: { id: pool.id, name: pool.name } })
    .from(terminal)
    .innerJoin(pool, eq(pool.id, terminal.poolId))
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)));
  if (!row) throw new ProblemError('not_found');
  const methods = await methodsOf(tx, { terminalId });
  const { successPercentLowThreshold, successPercentHighThreshold } = row.terminal;
  const maySeeAttributes = hasPermission(staff.permissions, 'terminal.attr.read');
  const maySetThresholds = hasPermission(staff.permissions, 'terminal.statistic.settings');
  return {
    ...describeTerminal(row.terminal),
    ...(seesPools(staff) && { pool: row.pool }),
    methods: methods.map(describeMethod),
    maxAdjustment: amountToWire(row.terminal.maxAdjustment),
    shortPayment: row.terminal.shortPayment,
    overPayment: row.terminal.overPayment,
    ...(maySeeAttributes && { attributes: await describedAttributes(tx, terminalId) }),
    ...(maySetThresholds && {
      thresholds: { successPercentLowThreshold, successPercentHighThreshold },
    }),
    version: row.terminal.version,
  };
}

function describeMethod(row: typeof terminalMethod.$inferSelect) {
  return {
    id: row.methodId,
    name: methodById(row.methodId)?.name ?? String(row.methodId),
    minAmount: amountToWire(row.minAmount),
    maxAmount: amountToWire(row.maxAmount),
    feeBasisPoints: row.feeBasisPoints,
    feeFixed: amountToWire(row.feeFixed),
  };
}

async function describedAttributes(tx: Tx, terminalId: TerminalId): Promise<TerminalAttribute[]> {
  const rows = await tx
    .select()
    .from(terminalAttribute)
    .where(eq(terminalAttribute.terminalId, terminalId))
    .orderBy(asc(terminalAttribute.id));
  return rows.map(({ id, typeId, value }) => {
    const type = attributeTypeById(typeId);
    if (!type) throw new Error(`attribute ${id} is of no known type`);
    const attrType = { id: typeId, value: type.value };
    return { id, value, attrType, paramType: { code: type.code } };
  });
}
