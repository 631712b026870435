import type { MerchantId, PersonId } from '@tiyin/domain/ids';

/** A signed-in person for use cases: their permissions and their scope. */
export type Staff = {
  readonly id: PersonId;
  readonly permissions: readonly string[];
  /** Their own merchant; null for people of no single one. */
  readonly merchantId: MerchantId | null;
  /** Whether they look at test data rather than production (OFFICE-9). */
  readonly testDashboard: boolean;
};
