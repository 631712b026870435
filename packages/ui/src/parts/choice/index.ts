/** One choice of a group. */
export type ChoiceOption<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** The effect of the choice, if the label does not say enough. */
  readonly description?: string;
  readonly isDisabled?: boolean;
};
