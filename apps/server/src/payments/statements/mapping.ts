import type { AccountId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import { changedFacts } from '../../audit/facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { statementSource } from '../../db/schema.ts';
import type { CsvMapping } from '../../db/schema/statements.ts';
import { notAllowed } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { lockStatements, readStatementAccount } from './statement-source.ts';

/** How CSV statements of an account are read. 404 if unknown. */
export async function readMapping(tx: Tx, accountId: AccountId): Promise<CsvMapping> {
  return (await readStatementAccount(tx, accountId)).mapping;
}

type Command = {
  readonly staff: Pick<Staff, 'id'>;
  readonly accountId: AccountId;
  readonly mapping: CsvMapping;
  readonly now: Date;
};

/** Sets how CSV statements of an account are read. 422 unless it says once where the amount is. */
export async function setMapping(tx: Tx, command: Command): Promise<CsvMapping> {
  const { staff, accountId, mapping, now } = command;
  const { amount, credit, debit } = mapping;
  const isSigned = amount !== undefined && credit === undefined && debit === undefined;
  const isSplit = amount === undefined && credit !== undefined && debit !== undefined;
  if (!isSigned && !isSplit) {
    throw notAllowed(
      '/amount',
      'Name either the column of the amount, or those of credit and debit',
    );
  }
  const { mapping: former } = await lockStatements(tx, accountId);
  await tx
    .update(statementSource)
    .set({ csvMapping: mapping })
    .where(eq(statementSource.accountId, accountId));
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.statement_mapping_changed',
    subject: `account:${accountId}`,
    ...changedFacts({ mapping: JSON.stringify(former) }, { mapping: JSON.stringify(mapping) }),
    now,
  });
  return mapping;
}
