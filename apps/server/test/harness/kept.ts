/** A Map or a WeakMap of values that are never undefined. */
type Keeper<Key, Value> = {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
};

/** The value that was made for a key, made at its first use: the fuzzer reads the contract with every request. */
export function kept<Key, Value>(
  keeper: Keeper<Key, Value>,
  key: Key,
  make: () => NonNullable<Value>,
): Value {
  const known = keeper.get(key);
  if (known !== undefined) return known;
  const made = make();
  keeper.set(key, made);
  return made;
}
