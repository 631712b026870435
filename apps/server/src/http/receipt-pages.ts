import type { FormId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../config/read-origins.ts';
import type { ServerContext } from '../context.ts';
import { type CheckedReceipt, checkReceipt } from '../payments/receipts/check-receipt.ts';
import { issueReceipt } from '../payments/receipts/issue-receipt.ts';
import type { BuiltApps, ReceiptPage } from './built-apps.ts';
import { type FormQuery, languageOf } from './form-query.ts';
import { setPagePolicy } from './page-policy.ts';
import { pageRateLimit } from './rate-limits.ts';
import { sendPage } from './send-page.ts';

type OfForm = { Params: { formId: FormId }; Querystring: FormQuery };
type OfToken = { Params: { token: string }; Querystring: FormQuery };

/**
 * Serves receipts (FORM-260, FORM-261): a form's address leads to the receipt of its payment, whose own
 * address is public and says whether it is genuine.
 */
export function registerReceiptPages(
  app: FastifyInstance,
  { database, secrets, clock, config }: ServerContext,
  apps: BuiltApps,
  isRateLimited: boolean,
): void {
  const options = { config: pageRateLimit(isRateLimited) };
  app.get<OfForm>('/payment/:formId/receipt', options, async (request, reply) => {
    const { formId } = request.params;
    const now = clock.now();
    const token = await database.transaction((tx) => issueReceipt(tx, { formId, secrets, now }));
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    const lang = languageOf(request.query);
    const query = lang === undefined ? '' : `?${new URLSearchParams({ lang }).toString()}`;
    // Before the payment is complete, the form itself says how things stand.
    const path =
      token === undefined ? `/payment/${encodeURIComponent(formId)}` : `/receipt/${token}`;
    return reply.redirect(path + query, 303);
  });
  app.get<OfToken>('/receipt/:token', options, async (request, reply) => {
    const { token } = request.params;
    const checked = await database.transaction((tx) => checkReceipt(tx, token));
    reply.header('referrer-policy', 'no-referrer');
    const page = apps.renderReceipt({
      receipt: describe(checked, `${originOf('payform', config)}/receipt/${token}`),
      lang: languageOf(request.query),
      nonce: setPagePolicy(reply),
    });
    return sendPage(request, reply.code(page.status), page.html);
  });
}

function describe(checked: CheckedReceipt, address: string): ReceiptPage {
  if (checked.kind === 'unknown') return checked;
  const { amount, paidAt, ...receipt } = checked.receipt;
  return {
    kind: checked.kind,
    ...receipt,
    amount: amountToWire(amount),
    paidAtMs: paidAt.getTime(),
    address,
  };
}
