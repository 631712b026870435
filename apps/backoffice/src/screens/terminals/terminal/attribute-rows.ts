import type { TerminalAttribute } from '@tiyin/api/types';
import { attributeTypeById, type TerminalAttributeType } from '@tiyin/domain/terminals';
import { i18n } from '../../../texts/i18n.ts';

/** A line of the attributes as a person edits them. */
export interface AttributeRow {
  /** Stays while the line does. */
  readonly key: string;
  /** Of the attribute that is there already; null for a new one. */
  readonly id: number | null;
  /** Null while no type was picked. */
  readonly type: TerminalAttributeType | null;
  readonly value: string;
}

/** Says what they are for, where there are none yet (OFFICE-63). */
export const attributesWords = (): string => i18n.t('Facts such as its category code.');

const NEW = 'new-';

/** The attributes that are there, as lines. */
export function rowsOf(attributes: readonly TerminalAttribute[]): AttributeRow[] {
  return attributes.map(({ attrType, id, value }) => ({
    key: String(id),
    id,
    type: attributeTypeById(attrType.id) ?? null,
    value,
  }));
}

/** The lines with an empty one to pick the next type in (OFFICE-63); there is never a second. */
export function withEmptyRow(rows: readonly AttributeRow[]): readonly AttributeRow[] {
  if (rows.some(({ type }) => type === null)) return rows;
  const used = rows.map(({ key }) => Number(key.startsWith(NEW) ? key.slice(NEW.length) : 0));
  const key = `${NEW}${Math.max(0, ...used) + 1}`;
  return [...rows, { key, id: null, type: null, value: '' }];
}

/** The lines after a type was chosen in one: a boolean is true by default (ROUTING-9). */
export function pickType(
  rows: readonly AttributeRow[],
  key: string,
  type: TerminalAttributeType,
): readonly AttributeRow[] {
  const value = type.code === 'B' ? 'true' : '';
  return replaceRow(rows, key, { type, value });
}

/** The lines after one was unset: it is an empty one again. */
export function unsetRow(rows: readonly AttributeRow[], key: string): readonly AttributeRow[] {
  const others = rows.filter((row) => row.key === key || row.type !== null);
  return replaceRow(others, key, { type: null, value: '' });
}

/** The lines with another value in one. */
export function changeValue(
  rows: readonly AttributeRow[],
  key: string,
  value: string,
): readonly AttributeRow[] {
  return replaceRow(rows, key, { value });
}

function replaceRow(
  rows: readonly AttributeRow[],
  key: string,
  change: Partial<AttributeRow>,
): readonly AttributeRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

/** A line that will be saved; a new one without a value is dropped (ROUTING-10). */
export type FilledRow = AttributeRow & { readonly type: TerminalAttributeType };

/** The lines that will be saved, in their order. */
export function filledRows(rows: readonly AttributeRow[]): FilledRow[] {
  return rows.flatMap((row) => {
    const { id, type, value } = row;
    return type !== null && (id !== null || value !== '') ? [{ ...row, type }] : [];
  });
}
