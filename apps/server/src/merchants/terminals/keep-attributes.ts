import type { TerminalAttributeList } from '@tiyin/api/types';
import type { TerminalId } from '@tiyin/domain/ids';
import { asc, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminalAttribute } from '../../db/schema.ts';

type Row = typeof terminalAttribute.$inferSelect;

/**
 * Makes a list the attributes of a terminal. The wire names them by type and value alone (ROUTING-10), so a row
 * stays itself where one of its type and value is in the list, otherwise where one of its type is.
 */
export async function keepAttributes(
  tx: Tx,
  terminalId: TerminalId,
  list: TerminalAttributeList,
): Promise<void> {
  const rows = await tx
    .select()
    .from(terminalAttribute)
    .where(eq(terminalAttribute.terminalId, terminalId))
    .orderBy(asc(terminalAttribute.id));
  const { kept, added, removed } = matchAttributes(rows, list);
  if (removed.length > 0) {
    await tx.delete(terminalAttribute).where(inArray(terminalAttribute.id, removed));
  }
  for (const { id, value } of kept) {
    await tx.update(terminalAttribute).set({ value }).where(eq(terminalAttribute.id, id));
  }
  if (added.length > 0) {
    await tx
      .insert(terminalAttribute)
      .values(added.map(({ attrType, value }) => ({ terminalId, typeId: attrType.id, value })));
  }
}

function matchAttributes(rows: readonly Row[], list: TerminalAttributeList) {
  const left = [...rows];
  const take = (fits: (row: Row) => boolean): Row | undefined => {
    const index = left.findIndex(fits);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const changed = list.filter(
    ({ attrType, value }) => !take((row) => row.typeId === attrType.id && row.value === value),
  );
  const matched = changed.map((wanted) => ({
    wanted,
    row: take((row) => row.typeId === wanted.attrType.id),
  }));
  return {
    kept: matched.flatMap(({ row, wanted }) => (row ? [{ id: row.id, value: wanted.value }] : [])),
    added: matched.flatMap(({ row, wanted }) => (row ? [] : [wanted])),
    removed: left.map(({ id }) => id),
  };
}
