/** A parameter of an address that decides what its page shows. */
export interface AddressCondition {
  readonly label: () => string;
  /** Whether the page can follow the value, where it depends on another also with that one. */
  readonly isValid: (value: string, parameters: URLSearchParams) => boolean;
  /** Several values are there at once, any of which is wanted. */
  readonly isList?: boolean;
}

/** The conditions of a page by the names of their parameters. */
export type AddressConditions = Readonly<Record<string, AddressCondition>>;

/** The values that a page can follow: those that are valid, and one where one is wanted. */
function validValues(
  name: string,
  { isList = false, isValid }: AddressCondition,
  parameters: URLSearchParams,
): readonly string[] {
  const valid = valuesOf(name, parameters).filter((value) => isValid(value, parameters));
  return isList ? valid : valid.slice(0, 1);
}

/** An empty value is none. */
function valuesOf(name: string, parameters: URLSearchParams): readonly string[] {
  return [...new Set(parameters.getAll(name))].filter((value) => value.trim() !== '');
}

/** The names of the conditions whose values in an address the page cannot follow, as a person reads them. */
export function invalidLabels(
  parameters: URLSearchParams,
  conditions: AddressConditions,
): readonly string[] {
  const invalid = Object.entries(conditions).filter(
    ([name, condition]) =>
      validValues(name, condition, parameters).length < valuesOf(name, parameters).length,
  );
  return [...new Set(invalid.map(([, { label }]) => label()))];
}

/** The part of an address after its `?`, with those values alone that the page can follow. */
export function withoutInvalid(search: string, conditions: AddressConditions): string {
  const parameters = new URLSearchParams(search);
  for (const [name, condition] of Object.entries(conditions)) {
    const valid = validValues(name, condition, parameters);
    if (valid.length === valuesOf(name, parameters).length) continue;
    parameters.delete(name);
    for (const value of valid) parameters.append(name, value);
  }
  return parameters.toString();
}
