/** Parses and formats a field's numbers. `V` is the app's type: a number, or minor units. */
export type NumberWords<V extends number | bigint> = {
  /** The value of a text; null if empty. Nothing is guessed: invalid text returns an error. */
  readonly read: (text: string) => Reading<V>;
  /** A value formatted for people, shown on blur. */
  readonly write: (value: V) => string;
  /** A value for a program, as it is sent with the form. */
  readonly plain: (value: V) => string;
  /** The characters of typed or pasted text that the field keeps; default: all. */
  readonly keep?: (text: string) => string;
  /** The reason for refusing a pasted text; undefined if accepted. Default: all are accepted. */
  readonly refusePasted?: (text: string) => string | undefined;
  /** The value that many steps away, within the limits; without it, the arrow keys do nothing. */
  readonly step?: (value: V | null, steps: number) => V;
};

/**
 * A number, no value, or the error of the text: not a number (`value` null), or not allowed.
 * `isCleared` if the field must be emptied.
 */
export type Reading<V> =
  | { readonly ok: true; readonly value: V | null }
  | {
      readonly ok: false;
      readonly value: V | null;
      readonly message: string;
      readonly isCleared?: boolean;
    };
