/**
 * A value per token: maps a record and keeps the type of its keys, which `Object.fromEntries` loses
 * (hence the one cast).
 */
export const each = <K extends PropertyKey, V, R>(
  tokens: Readonly<Record<K, V>>,
  map: (value: V, key: string) => R,
): Record<K, R> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of `tokens`
  Object.fromEntries(
    Object.entries<V>(tokens).map(([key, value]) => [key, map(value, key)]),
  ) as Record<K, R>;
