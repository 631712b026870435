import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { setting } from '../db/schema.ts';

/** The setting that lets refused withdrawals try other routes by themselves (section 3). */
const autoRetryKey = 'settings.withdrawal.retry.auto.enable';

/** Whether refused withdrawals try other routes by themselves (decision 22); off until somebody turns it on. */
export async function isAutoRetryEnabled(tx: Tx): Promise<boolean> {
  const [row] = await tx.select().from(setting).where(eq(setting.key, autoRetryKey));
  return row?.value === 'true';
}
