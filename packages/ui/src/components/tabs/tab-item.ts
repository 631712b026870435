/** One tab: the name of its panel, in one to three words. */
export type TabItem<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** The address of its panel. All tabs have one, or none. */
  readonly href?: string;
  readonly isDisabled?: boolean;
};
