import type { Place } from './heat-map-types.ts';

type Press = { readonly key: string; readonly ctrlKey: boolean };

/** Where a key leads in a grid of so many rows and columns; undefined where it leads nowhere. */
export function movedPlace(
  { key, ctrlKey }: Press,
  [row, column]: Place,
  [rows, columns]: Place,
  isRtl: boolean,
): Place | undefined {
  const across = (by: number): Place => [row, within(column + (isRtl ? -by : by), columns)];
  const down = (by: number): Place => [within(row + by, rows), column];
  switch (key) {
    case 'ArrowLeft':
      return across(-1);
    case 'ArrowRight':
      return across(1);
    case 'ArrowUp':
      return down(-1);
    case 'ArrowDown':
      return down(1);
    case 'Home':
      return [ctrlKey ? 0 : row, 0];
    case 'End':
      return [ctrlKey ? rows - 1 : row, columns - 1];
    case 'PageUp':
      return [0, column];
    case 'PageDown':
      return [rows - 1, column];
    default:
      return undefined;
  }
}

const within = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place));
