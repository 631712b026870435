import { expect, it } from 'vitest';
import { checkReceivers } from '../../src/alerts/rule-content.ts';

const real = { isDemo: false, mail: undefined };

// RUN-565
it('outside the demo a webhook is called over https alone', async () => {
  const of = (webhookUrl: string) => ({ webhookUrl, emails: [] });
  await expect(checkReceivers(of('http://93.184.216.34/hook'), real)).rejects.toMatchObject({
    status: 422,
    errors: [{ path: '/webhookUrl' }],
  });
  const webhookUrl = 'https://93.184.216.34/hook';
  expect(await checkReceivers(of(webhookUrl), real)).toMatchObject({ webhookUrl });
  const inDemo = 'http://127.0.0.1:9/hook';
  expect(await checkReceivers(of(inDemo), { ...real, isDemo: true })).toMatchObject({
    webhookUrl: inDemo,
  });
});
