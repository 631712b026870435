/** One choice of a group. */
export type ChoiceOption<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** What follows from it, where the label does not say enough. */
  readonly description?: string;
  readonly isDisabled?: boolean;
};
