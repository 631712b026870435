/** How a field reads and writes its numbers. `V` is what the app gets: a number, or minor units. */
export type NumberWords<V extends number | bigint> = {
  /** What a text means; null where there is none. Nothing is guessed: a text that is no number says what to do. */
  readonly read: (text: string) => Reading<V>;
  /** A value for people, as it stands in the field once it is left. */
  readonly write: (value: V) => string;
  /** A value for a program, as it is sent with the form. */
  readonly plain: (value: V) => string;
  /** What the field keeps of what is typed or pasted; without it, everything. */
  readonly keep?: (text: string) => string;
  /** Why a pasted text is not taken at all; undefined where it is. Without it, everything is. */
  readonly refusePasted?: (text: string) => string | undefined;
  /** The value that many steps away, within the limits; without it, the arrow keys do nothing. */
  readonly step?: (value: V | null, steps: number) => V;
};

/**
 * A number, none, or what to do about the text: it is no number (`value` null), or one that is not allowed.
 * `isCleared` where the field is to be emptied then.
 */
export type Reading<V> =
  | { readonly ok: true; readonly value: V | null }
  | {
      readonly ok: false;
      readonly value: V | null;
      readonly message: string;
      readonly isCleared?: boolean;
    };
