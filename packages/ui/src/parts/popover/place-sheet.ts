import { spaces } from '../../theme/scale.ts';

/** The upper and lower edge of something, in CSS pixels of the viewport. */
export type Edges = { readonly top: number; readonly bottom: number };

/**
 * The vertical position of a sheet: below its anchor, or above if only there is enough room.
 * `maxHeight` is the available height.
 */
export function placeSheet(
  anchor: Edges,
  height: number,
  view: Edges,
): { readonly top: number; readonly maxHeight: number } {
  const start = anchor.bottom + spaces[4];
  const end = anchor.top - spaces[4];
  const below = Math.max(view.bottom - spaces[8] - start, 0);
  const above = Math.max(end - spaces[8] - view.top, 0);
  if (height <= below || below >= above) return { top: start, maxHeight: below };
  return { top: end - Math.min(height, above), maxHeight: above };
}

/** The left edge of a sheet: that of its anchor, moved to stay in the view. */
export const placeStart = (left: number, width: number, viewWidth: number): number =>
  Math.max(Math.min(left, viewWidth - spaces[8] - width), Math.min(left, spaces[8]));
