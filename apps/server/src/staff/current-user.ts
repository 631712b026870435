import type { person } from '../db/schema.ts';

/** A person as the contract shows the signed-in one. */
export function describeCurrentUser(row: typeof person.$inferSelect, mustSetUpFactor: boolean) {
  return {
    id: row.id,
    username: row.username,
    permissions: row.permissions,
    personal: { firstName: row.firstName, lastName: row.lastName },
    merchantId: row.merchantId,
    testDashboard: row.testDashboard,
    mustSetUpSecondFactor: mustSetUpFactor,
  };
}
