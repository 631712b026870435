import { type Head, headText } from '../audit/chain-entries.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import type { Database } from '../db/database.ts';
import { withoutLimits } from '../db/without-limits.ts';
import { StartupError } from '../errors/startup-error.ts';

/**
 * Verifies the chain of the audit and returns one line with its head (PEOPLE-142).
 * @throws StartupError with the first break
 */
export async function verifyAudit(database: Database, known: Head | undefined): Promise<string> {
  const result = await verifyChain(withoutLimits(database), known);
  if (!result.isWhole) throw new StartupError(`The audit is not whole. ${result.problem}`);
  const { head, waiting, archived } = result;
  const dropped =
    archived === 0 ? '' : ` ${archived} of them are in the archive, which archive-verify reads.`;
  const rest = waiting === 0 ? '' : ` ${waiting} new entries wait for their places.`;
  return `The audit is whole: ${head.position} entries.${dropped}${rest} Head: ${headText(head)}`;
}
