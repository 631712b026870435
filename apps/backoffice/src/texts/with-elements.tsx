import { Fragment, type ReactNode } from 'react';

/* No text has it. */
const MARK = '\u001F';

/** The places of elements in a text, as the values of its placeholders. */
export function marks<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names that were given
  return Object.fromEntries(names.map((name) => [name, `${MARK}${name}${MARK}`])) as Record<
    Name,
    string
  >;
}

/** A text with elements in the places of its {@link marks}, in the order of the language. */
export function withElements(
  text: string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return text
    .split(MARK)
    .map((part, place) =>
      place % 2 === 0 ? part : <Fragment key={part}>{elements[part]}</Fragment>,
    );
}
