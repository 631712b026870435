import type { ServerContext } from '../context.ts';
import { withoutLimits } from '../db/without-limits.ts';
import { StartupError } from '../errors/startup-error.ts';
import { invariants } from '../invariants/definitions/registry.ts';
import { brokenInvariants } from '../invariants/find-violations.ts';
import { verifyAudit } from './verify-audit.ts';

/** The violations that are named; there may be thousands. */
const maxNamed = 20;

/**
 * Verifies a whole database, such as a copy that was restored: every invariant, over the whole history, and the
 * chain of the audit. Returns one line about both.
 * @throws StartupError naming the first violations, or the break of the chain
 */
export async function verify({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<string> {
  const broken = await withoutLimits(database).transaction((tx) =>
    brokenInvariants(tx, clock.now()),
  );
  if (broken.length > 0) {
    const named = broken.slice(0, maxNamed).join('\n');
    throw new StartupError(`The database is not whole: ${broken.length} violations.\n${named}`);
  }
  const audit = await verifyAudit(database, undefined);
  return `All ${invariants.length} invariants hold. ${audit}`;
}
