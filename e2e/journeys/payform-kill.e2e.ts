import { rm } from 'node:fs/promises';
import { expect, goToRequisites, sayPaid, test } from '../journey.ts';
import { orderDeposit } from '../merchant.ts';
import { OwnServer } from '../own-server.ts';

test('a server killed in the middle of Processing leads the same open form to Success', async ({
  customer,
}, testInfo) => {
  const dataDir = testInfo.outputPath('data');
  const server = new OwnServer(dataDir);
  await server.start();
  try {
    const { url } = await orderDeposit(server.url);
    await goToRequisites(customer, url);
    await sayPaid(customer);
    await server.kill();
    await expect(customer.getByText(/No connection/)).toBeVisible({ timeout: 20_000 });
    await server.start();
    await expect(customer.getByText('Your balance will be updated soon')).toBeVisible({
      timeout: 40_000,
    });
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
