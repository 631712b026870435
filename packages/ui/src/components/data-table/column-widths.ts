/** Widths of columns in CSS pixels, by the column's id; the others have that of their content. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The least and the most of a column, in CSS pixels, and a press of an arrow. */
export const minWidth = 48;
export const maxWidth = 960;
export const keyStep = 8;

/** A whole width within the limits. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(maxWidth, Math.max(minWidth, width)));

/** The widths after one of them changed; undefined gives the column that of its content again. */
export function withWidth(
  widths: ColumnWidths,
  id: string,
  width: number | undefined,
): ColumnWidths {
  const others = Object.entries(widths).filter(([other]) => other !== id);
  return Object.fromEntries(width === undefined ? others : [...others, [id, width]]);
}
