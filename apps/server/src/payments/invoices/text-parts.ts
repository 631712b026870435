import { type SQL, type SQLWrapper, sql } from '../../db/drizzle.ts';

/** A text in a pattern of `like`, in which nothing is a wildcard. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a column begins with a text; by an index with text_pattern_ops. */
export function begins(column: SQLWrapper, text: string): SQL {
  return sql`${column} like ${`${escapePattern(text)}%`}`;
}

/** Whether a column ends with a text; by such an index on `reverse(column)`, which turns code points around. */
export function ends(column: SQLWrapper, text: string): SQL {
  return begins(sql`reverse(${column})`, Array.from(text).toReversed().join(''));
}
