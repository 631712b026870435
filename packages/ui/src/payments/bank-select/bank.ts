/** A bank that can be chosen: its name for people, and the number that stands for it on the wire. */
export type Bank = {
  readonly code: number;
  readonly name: string;
  /** Former, short and foreign names that it is also found by; not shown. */
  readonly aliases?: readonly string[] | undefined;
};
