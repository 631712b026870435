import type { Tx } from '../db/database.ts';
import { autoRetryKey, readSetting } from './settings.ts';

/** Whether refused withdrawals try other routes by themselves (ROUTING-39); off until somebody turns it on. */
export async function isAutoRetryEnabled(tx: Tx): Promise<boolean> {
  return (await readSetting(tx, autoRetryKey)) === 'true';
}
