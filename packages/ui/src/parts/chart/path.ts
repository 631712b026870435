/** A place in drawing units. */
export type Place = readonly [x: number, y: number];

/* A hundredth of a unit is finer than any screen; more digits only make the page longer. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The path of a line through points; a missing point (`null`) is a gap. */
export function linePath(places: readonly (Place | null)[]): string {
  return places
    .map((place, index) => {
      if (place === null) return '';
      const isDrawn = index > 0 && places[index - 1] !== null;
      return `${isDrawn ? 'L' : 'M'}${short(place[0])} ${short(place[1])}`;
    })
    .join('');
}

/**
 * The points without a line, because both neighbours are missing: they need their own mark to be
 * visible.
 */
export function isolatedPoints(places: readonly (Place | null)[]): readonly Place[] {
  return places.filter((place, index): place is Place => {
    const [before = null, after = null] = [places[index - 1], places[index + 1]];
    return place !== null && before === null && after === null;
  });
}
