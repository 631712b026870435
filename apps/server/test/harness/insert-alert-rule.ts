import { eq } from 'drizzle-orm';
import { makeAlertSecret } from '../../src/alerts/alert-secret.ts';
import { alertRule } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/** Writes a rule of the first demo merchant with a webhook. */
export async function insertAlertRule({ context, shops }: TestApp): Promise<number> {
  return context.database.transaction(async (tx) => {
    const [row] = await tx
      .insert(alertRule)
      .values({
        name: 'Spare',
        kind: 'NO_PAYMENTS',
        minutes: 30,
        merchantId: shops[0].merchantId,
        isTest: true,
        webhookUrl: 'https://ops.example/alerts',
        emails: [],
        quietMinutes: 30,
        isEnabled: true,
      })
      .returning();
    if (!row) throw new Error('the spare rule was not written');
    const { encrypted } = makeAlertSecret(row.id, context.secrets);
    const secret = { webhookSecretEncrypted: encrypted };
    await tx.update(alertRule).set(secret).where(eq(alertRule.id, row.id));
    return row.id;
  });
}
