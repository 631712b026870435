import type { Tx } from '../db/database.ts';
import { autoRetryKey, readSetting } from './settings.ts';

/** Whether refused withdrawals try other routes automatically (ROUTING-39); off by default. */
export async function isAutoRetryEnabled(tx: Tx): Promise<boolean> {
  return (await readSetting(tx, autoRetryKey)) === 'true';
}
