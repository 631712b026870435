/** Whether a value is one of some values of its type; a value that the type does not have does not compile. */
export function isOneOf<Value extends string, const Some extends Value>(
  value: Value,
  some: readonly Some[],
): value is Some {
  return some.some((each) => each === value);
}
