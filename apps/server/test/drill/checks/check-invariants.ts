import type { Tx } from '../../../src/db/database.ts';
import { brokenInvariants } from '../../../src/invariants/find-violations.ts';
import { brokenPromises } from '../../payments/broken-promises.ts';

/** Everything that does not hold of the whole database in the end, those that depend on the time included. */
export async function findBroken(tx: Tx): Promise<string[]> {
  const broken = [...(await brokenPromises(tx)), ...(await brokenInvariants(tx, new Date()))];
  return [...new Set(broken)];
}
