/** One tab: the name of its panel, in one to three words. */
export type TabItem<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /**
   * How many things wait in its panel; null until that is known. The tab keeps the room of two digits from the start, so
   * that a count moves no other tab; 0 is not shown.
   */
  readonly count?: number | null;
  /** The address of its panel. All tabs have one, or none. */
  readonly href?: string;
  readonly isDisabled?: boolean;
};
