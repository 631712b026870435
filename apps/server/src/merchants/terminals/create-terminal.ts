import type { Operations } from '@tiyin/api/operations';
import { flowTypes } from '@tiyin/domain/invoices';
import { currencies, type CurrencyCode } from '@tiyin/domain/money';
import { nameError } from '@tiyin/domain/names';
import { defaultMethodRule, methodsOfCurrency } from '@tiyin/domain/terminals';
import { and, eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { merchant, terminal } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { defaultRoutes } from './default-routes.ts';
import { keepMethods } from './keep-methods.ts';
import { readTerminal } from './read-terminal.ts';

type Command = Operations['createTerminal']['input']['body'] & {
  readonly staff: Staff;
  readonly now: Date;
};

/**
 * Creates a terminal in test (ROUTING-4) with a default pool and default methods, so that it works
 * at once. 422 with the field for a merchant out of scope, an invalid name, and a currency without
 * payment methods.
 */
export async function createTerminal(tx: Tx, command: Command) {
  const { staff, merchantId, now } = command;
  const name = command.name.trim();
  await requireMerchant(tx, command);
  const wrong = nameError(name);
  if (wrong !== undefined) throw notAllowed('/name', wrong);
  const flowType = readFlowType(command.flowTypeId);
  const currency = readCurrency(command.currencyId);
  const { poolId, methodIds } = await defaultRoutes(tx, currency);
  const [row] = await tx
    .insert(terminal)
    .values({ merchantId, name, flowType, currency, poolId, isTest: true })
    .returning({ id: terminal.id });
  if (!row) throw new Error('a terminal was not written');
  const rules = methodIds.map((id) => defaultMethodRule(id, { currency, flowType }));
  await keepMethods(tx, row.id, rules);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'terminal.created',
    subject: `terminal:${row.id}`,
    details: { merchantId, name, flowType, currency, poolId },
    now,
  });
  return readTerminal(tx, { staff, terminalId: row.id });
}

async function requireMerchant(tx: Tx, { staff, merchantId }: Command): Promise<void> {
  const [visible] = await tx
    .select({ id: merchant.id })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)));
  if (!visible) throw notAllowed('/merchantId', 'There is no such merchant');
}

function readFlowType(flowTypeId: number) {
  const flow = flowTypes.find(({ id }) => id === flowTypeId);
  if (!flow) throw notAllowed('/flowTypeId', 'There is no such flow type');
  return flow.code;
}

function readCurrency(currencyId: number): CurrencyCode {
  const currency = Object.values(currencies).find(({ id }) => id === currencyId);
  if (!currency) throw notAllowed('/currencyId', 'There is no such currency');
  if (methodsOfCurrency(currency.code).length > 0) return currency.code;
  throw notAllowed('/currencyId', `There is no payment method in ${currency.code}`);
}
