import type { AuditChange, AuditEntry } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';
import { actionWords, fieldWords } from '../audit-words.ts';

/** The facts of one kind of object in words. */
export interface FactWords {
  /** Default: the name of the field as words. */
  readonly field?: (name: string) => string | undefined;
  /** Default: the value as it is kept. */
  readonly value?: (name: string, value: string) => string | undefined;
}

/** One changed field, or an entry without any. */
export interface ChangeRow {
  readonly id: string;
  readonly entry: AuditEntry;
  readonly title: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function sideOf(side: string | null, { field }: AuditChange, words: FactWords): string {
  if (side === null || side === '') return i18n.t('none');
  return words.value?.(field, side) ?? side;
}

/** The entries with a row for each changed field (OFFICE-574). */
export function changeRows(entries: readonly AuditEntry[], words: FactWords): ChangeRow[] {
  return entries.flatMap((entry): readonly ChangeRow[] => {
    const { action, changes, id } = entry;
    if (changes.length === 0) {
      const title = actionWords(action);
      return [{ id: String(id), entry, title, before: undefined, after: undefined }];
    }
    return changes.map((change) => ({
      id: `${id}.${change.field}`,
      entry,
      title: words.field?.(change.field) ?? fieldWords(change.field),
      before: sideOf(change.before, change, words),
      after: sideOf(change.after, change, words),
    }));
  });
}
