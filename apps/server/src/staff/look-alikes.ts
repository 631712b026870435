/** Letters of other alphabets, each with the Latin one that it looks like. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХҮԚԜаеѕіјкорсухһԁԛԝӏ', 'ABESIJKMHOPCTYXYQWaesijkopcyxhdqwl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρικα', 'ABEZHIKMNOPTYXovpika'],
  ].flatMap(([foreign = '', latin = '']) =>
    Array.from(foreign, (letter, place): [string, string] => [letter, latin.charAt(place)]),
  ),
);

/** A name as it looks, in any case: two names of different alphabets may look the same (PEOPLE-506, PEOPLE-523). */
export function appearanceOf(name: string): string {
  const letters = Array.from(name.normalize('NFC'), (letter) => lookAlikes.get(letter) ?? letter);
  return letters.join('').toLowerCase();
}
