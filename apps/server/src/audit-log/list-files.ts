import type { ExportedFilePage } from '@tiyin/api/types';
import { type SQL, alias, and, desc, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { exportedFile, merchant, person } from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

type Page = {
  /** The `next` of the page before. */
  readonly before?: string | undefined;
  readonly size: number;
};

const acting = alias(merchant, 'acting');

/** A page of the files that people and servers in a person's scope exported, newest first (PEOPLE-600). */
export async function listFiles(
  tx: Tx,
  staff: Staff,
  { before, size }: Page,
): Promise<ExportedFilePage> {
  const rows = await tx
    .select({
      file: exportedFile,
      actorName: sql<string | null>`case ${exportedFile.actorType}
        when 'staff' then trim(${person.firstName} || ' ' || ${person.lastName})
        else ${acting.name} end`,
    })
    .from(exportedFile)
    .leftJoin(person, and(eq(exportedFile.actorType, 'staff'), eq(person.id, exportedFile.actorId)))
    .leftJoin(
      acting,
      and(eq(exportedFile.actorType, 'merchant'), eq(acting.id, exportedFile.actorId)),
    )
    .where(
      and(
        inScope(staff, exportedFile.merchantId),
        before === undefined ? undefined : isBefore(before),
      ),
    )
    .orderBy(desc(exportedFile.createdAt), desc(exportedFile.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = shown.at(-1)?.file;
  const next = rows.length > size && last ? `${last.createdAt.getTime()}.${last.id}` : null;
  return { data: shown.map(describe), next };
}

/** The key of the index `exported_file_newest`; the contract has checked the form of a cursor. */
function isBefore(cursor: string): SQL {
  const [ms = '0', id = '0'] = cursor.split('.');
  const at = new Date(Number(ms)).toISOString();
  return sql`(${exportedFile.createdAt}, ${exportedFile.id}) < (${at}::timestamptz, ${id}::bigint)`;
}

type Row = { readonly file: typeof exportedFile.$inferSelect; readonly actorName: string | null };

function describe({ file, actorName }: Row): ExportedFilePage['data'][number] {
  return {
    id: file.id,
    createdDate: file.createdAt.toISOString(),
    endedDate: file.endedAt?.toISOString() ?? null,
    actor: { type: file.actorType, id: file.actorId, name: actorName, apiKeyId: null },
    operation: file.operation,
    fileName: file.name,
    filter: Object.entries(file.filter).map(([name, value]) => ({ name, value })),
    outcome: file.outcome,
    lines: file.lines,
  };
}
