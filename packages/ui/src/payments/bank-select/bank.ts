/** A bank: its name for people, and its number in the API. */
export type Bank = {
  readonly code: number;
  readonly name: string;
  /** Former, short and foreign names that it is also found by; not shown. */
  readonly aliases?: readonly string[] | undefined;
};
