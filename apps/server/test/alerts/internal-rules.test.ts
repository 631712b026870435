import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, signIn } from '../callers.ts';
import type { Shop } from '../payments/shop.ts';
import { type AlertSystem, openAlertSystem } from './alert-system.ts';

let system: AlertSystem;
let merchant: Caller;
let own: Shop;
beforeAll(async () => {
  system = await openAlertSystem();
  const [{ merchantId }] = system.shops;
  own = { ...(await system.shop()), merchantId };
  await system.query(sql`update person set permissions = permissions || '{audit.read}'
    where username = 'merchant' returning id`);
  merchant = await signIn(system.app, 'merchant');
});
afterAll(() => system.close());

type Rule = { readonly id: number; readonly version: number };

/** The outcomes of everything that a person of the merchant could do with a rule. */
async function reach({ id, version }: Rule): Promise<number[]> {
  const url = `/api/v1/alert-rule/${id}`;
  const headers = { 'if-match': `"${version}"` };
  const answers = await Promise.all([
    merchant({ method: 'PUT', url, headers, body: system.requestOf(own) }),
    merchant({ method: 'DELETE', url }),
    merchant({ method: 'POST', url: `${url}/test` }),
    merchant({ method: 'POST', url: `${url}/secret` }),
  ]);
  return answers.map(({ statusCode }) => statusCode);
}

async function auditedOf({ id }: Rule): Promise<string[]> {
  const url = `/api/v1/audit?objectKind=alert_rule&objectId=${id}`;
  const answer = await merchant({ method: 'GET', url });
  return answer.json<{ data: { action: string }[] }>().data.map(({ action }) => action);
}

// RUN-562
it('a rule of the company about a merchant is not seen, changed or audited for people of the merchant', async () => {
  const rule = await system.addRule(own, { name: 'of the company' });
  const ofMerchant = await system.addRule(own, { name: 'of the merchant' }, merchant);
  for (const { id } of [rule, ofMerchant]) {
    const tested = await system.operator({ method: 'POST', url: `/api/v1/alert-rule/${id}/test` });
    expect(tested.statusCode, tested.body).toBe(200);
  }
  const listed = await merchant({ method: 'GET', url: '/api/v1/alert-rule' });
  expect(listed.json()).toMatchObject({ data: { rules: [{ id: ofMerchant.id }] } });
  expect(listed.body).not.toContain('of the company');
  expect(await reach(rule)).toEqual([404, 404, 404, 404]);
  expect(await auditedOf(rule)).toEqual([]);
  expect(await auditedOf(ofMerchant)).toEqual(['alert_rule.tested', 'alert_rule.added']);
});
