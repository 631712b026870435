/** A place in drawing units. */
export type Place = readonly [x: number, y: number];

/* A hundredth of a unit is finer than any screen; more digits only make the page longer. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The path of a line through places; where there is none (`null`) the line has a gap. */
export function linePath(places: readonly (Place | null)[]): string {
  return places
    .map((place, index) => {
      if (place === null) return '';
      const isDrawn = index > 0 && places[index - 1] !== null;
      return `${isDrawn ? 'L' : 'M'}${short(place[0])} ${short(place[1])}`;
    })
    .join('');
}

/** The places that no line reaches, since both neighbours are missing: without a mark of their own nobody sees them. */
export function lonePlaces(places: readonly (Place | null)[]): readonly Place[] {
  return places.filter((place, index): place is Place => {
    const [before = null, after = null] = [places[index - 1], places[index + 1]];
    return place !== null && before === null && after === null;
  });
}
