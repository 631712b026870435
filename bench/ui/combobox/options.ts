/** The options of both combo boxes. */
export const options: readonly { readonly id: string; readonly label: string }[] = Array.from(
  { length: 10_000 },
  (_, index) => ({ id: `m${index}`, label: `Merchant ${index}` }),
);
