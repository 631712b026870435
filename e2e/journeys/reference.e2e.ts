import { expect, test } from '../journey.ts';

// API-450, API-451
test(
  'a developer tries the reference out with the keyboard, and the cookies of staff stay out of it',
  { tag: '@long' },
  async ({ staff, origin }) => {
    await staff.goto(`${origin}/api/docs`);
    const operation = staff.locator('#operations-merchant-api-createForm');
    await operation.getByRole('button').first().press('Enter');
    await operation.getByRole('button', { name: 'Try it out' }).press('Enter');
    const key = `reference-${Date.now()}`;
    await operation.getByPlaceholder('Idempotency-Key').fill(key);
    const body = operation.locator('textarea').first();
    await body.fill((await body.inputValue()).replace('order-1001', key));
    const sent = staff.waitForRequest('**/api/merchant/v1/forms');
    await operation.getByRole('button', { name: 'Execute' }).press('Enter');
    const responses = operation.locator('.live-responses-table');
    await expect(responses.getByRole('cell', { name: '201', exact: true })).toBeVisible();
    const headers = await (await sent).allHeaders();
    expect(headers['authorization']).toBe('Bearer tiyin_demo_key');
    expect(headers['cookie']).toBeUndefined();

    const tags = staff.locator('h3.opblock-tag');
    const count = await tags.count();
    await staff.locator('#operations-tag-session').click();
    const session = staff.locator('#operations-session-login');
    await session.getByRole('button').first().press('Enter');
    await expect(session.getByText('Request body')).toBeVisible();
    await expect(session.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
    // With every tag open at once, the renderer would drop the others.
    await expect(operation).toHaveCount(0);
    await expect(tags).toHaveCount(count);
  },
);
