import type { AccountId, StatementId } from '@tiyin/domain/ids';
import { type SQL, and, desc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { person, statement, statementLine } from '../../db/schema.ts';
import { readStatementAccount } from './statement-source.ts';

type Page = {
  readonly accountId: AccountId;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of the statements of an account, newest first. 404 for an unknown account. */
export async function listStatements(tx: Tx, { accountId, page, size }: Page) {
  await readStatementAccount(tx, accountId);
  const ofAccount = eq(statement.accountId, accountId);
  const data = await select(tx, ofAccount, { limit: size, offset: page * size });
  return { data, total: await tx.$count(statement, ofAccount) };
}

/** One statement. */
export async function readStatementRow(tx: Tx, id: StatementId) {
  const [row] = await select(tx, eq(statement.id, id), { limit: 1, offset: 0 });
  if (!row) throw new Error(`statement ${id} is gone`);
  return row;
}

type Part = { readonly limit: number; readonly offset: number };

async function select(tx: Tx, which: SQL | undefined, { limit, offset }: Part) {
  const matching = tx
    .select({ count: sql<number>`count(*)::int` })
    .from(statementLine)
    .where(and(eq(statementLine.statementId, statement.id), eq(statementLine.state, 'NEW')));
  const rows = await tx
    .select({ statement, person, matching: sql<number>`(${matching})` })
    .from(statement)
    .innerJoin(person, eq(person.id, statement.personId))
    .where(which)
    .orderBy(desc(statement.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ statement: row, person: by, matching: left }) => ({
    id: row.id,
    format: row.format,
    fileName: row.fileName,
    lines: row.lines,
    newLines: row.newLines,
    matching: left,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    createdDate: row.createdAt.toISOString(),
    personName: `${by.firstName} ${by.lastName}`.trim(),
  }));
}
