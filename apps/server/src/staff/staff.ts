/** A signed-in person, as use cases know them: what they may do and whose things they may see. */
export type Staff = {
  readonly id: number;
  readonly permissions: readonly string[];
  /** Their own merchant; null for people of no single one. */
  readonly merchantId: number | null;
  /** Whether they look at test data rather than production (OFFICE-9). */
  readonly testDashboard: boolean;
};
