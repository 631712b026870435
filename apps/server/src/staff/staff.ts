/** A signed-in person for use cases: their permissions and their scope. */
export type Staff = {
  readonly id: number;
  readonly permissions: readonly string[];
  /** Their own merchant; null for people of no single one. */
  readonly merchantId: number | null;
  /** Whether they look at test data rather than production (OFFICE-9). */
  readonly testDashboard: boolean;
};
