/**
 * Texts by name. Each is read where it is shown, because a module runs before the language of the page is known.
 */
export function lateTexts<Name extends string>(
  texts: Readonly<Record<Name, () => string>>,
): Readonly<Record<Name, string>> {
  const read: Partial<Record<Name, string>> = {};
  for (const name in texts) {
    // A story may watch how often a text is read.
    Object.defineProperty(read, name, { configurable: true, enumerable: true, get: texts[name] });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of `texts`
  return read as Readonly<Record<Name, string>>;
}
