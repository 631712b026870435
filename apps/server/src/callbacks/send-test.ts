import type { CallbackTest, InvoiceStatusChanged } from '@tiyin/api/types';
import { asId, type InvoiceId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { type SigningRow, privateKeysOf, signingColumns } from '../merchants/signing-keys.ts';
import type { Whose } from '../merchants/lock-merchant.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import { webhookHeaders } from './sign.ts';

type Deps = Pick<ServerContext, 'callOut' | 'clock' | 'database' | 'secrets'>;
type Target = { readonly url: string; readonly signing: SigningRow };

/**
 * Sends one test callback to the address of a merchant in a person's scope, and returns the
 * response: a webhook like those of invoices (OFFICE-81), about no invoice. It is not retried. The
 * call is made between transactions, so that it holds no connection.
 * @throws ProblemError 404 out of scope, 422 `no_callback_address` without an address
 */
export async function sendTestCallback(whose: Whose, deps: Deps): Promise<CallbackTest> {
  const now = deps.clock.now();
  const { url, signing } = await deps.database.transaction((tx) => beginTest(tx, whose, now));
  const id = uuidv7({ msecs: now.getTime() });
  const body = JSON.stringify(testBody(asId(id), now));
  const { merchantId } = whose;
  const privateKeys = privateKeysOf(signing, { secrets: deps.secrets, merchantId, now });
  const headers = webhookHeaders({ id, body, privateKeys, now });
  const came = await deps.callOut({ url, headers, body });
  return 'error' in came
    ? { url, statusCode: null, answer: '', error: came.error }
    : { url, statusCode: came.statusCode, answer: came.text, error: null };
}

/** Audited before it is sent: it may be sent even if this process is killed. */
async function beginTest(tx: Tx, { staff, merchantId }: Whose, now: Date): Promise<Target> {
  const [row] = await tx
    .select({ url: merchant.callbackUrl, signing: signingColumns })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)));
  if (!row) throw new ProblemError('not_found');
  const { url, signing } = row;
  if (url === null) throw new ProblemError('no_callback_address');
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'merchant.callback_tested',
    subject: `merchant:${merchantId}`,
    details: { host: new URL(url).host },
    now,
  });
  return { url, signing };
}

/** With a status that credits no balance, and an order number that no shop uses. */
function testBody(invoiceId: InvoiceId, now: Date): InvoiceStatusChanged {
  const data = {
    invoiceId,
    merchantInvoiceId: 'test-callback',
    status: 'NEW',
    amount: 100_000,
    fee: null,
    currency: 'UZS',
    isTest: true,
    sequence: 1,
  } as const;
  return { type: 'invoice.status_changed', timestamp: now.toISOString(), data };
}
