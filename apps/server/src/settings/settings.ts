import { eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { setting } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';

/** The type of a setting's value (API-40). */
export type SettingValue = 'true' | 'false';

/** The setting that lets refused withdrawals try other routes by themselves (API-40). */
export const autoRetryKey = 'settings.withdrawal.retry.auto.enable';

/** Every setting, with its default. */
const defaults: Readonly<Record<string, SettingValue>> = { [autoRetryKey]: 'false' };

/** The value of a setting (API-40); 404 if unknown. */
export async function readSetting(tx: Tx, key: string): Promise<SettingValue> {
  const initially = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
  if (initially === undefined) throw new ProblemError('not_found');
  const [row] = await tx.select().from(setting).where(eq(setting.key, key));
  return row?.value ?? initially;
}

type Change = {
  readonly staff: Staff;
  readonly key: string;
  readonly value: SettingValue;
  readonly now: Date;
};

/** Sets a setting for everybody (API-40); 404 if unknown. */
export async function writeSetting(tx: Tx, { staff, key, value, now }: Change): Promise<void> {
  const from = await readSetting(tx, key);
  await tx
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'setting.changed',
    subject: `setting:${key}`,
    before: { value: from },
    after: { value },
    now,
  });
}
