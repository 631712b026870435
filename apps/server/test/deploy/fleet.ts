import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { apiKey } from '../../src/db/schema.ts';
import { createSecrets } from '../../src/secrets/secrets.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { insertShop } from '../payments/shop.ts';
import { createPostgresDatabase } from '../postgres-template.ts';
import { BuiltServer, fleetSecret, productionEnv } from './built-fleet.ts';
import type { startNginx } from './proxies.ts';
import type { TrafficShop } from './steady-traffic.ts';

/** Each has limits of its own: of its rate, and of the connections to the database. */
const shopCount = 8;

/** Three built servers on one database, and a folder for what stands before them. None is started yet. */
export async function openFleet(postgres: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tiyin-fleet-'));
  const { url, drop } = await createPostgresDatabase(postgres);
  const database = await openDatabase({ databaseUrl: url, dataDir: 'memory://' });
  const shops = await insertShops(database);
  const env = productionEnv(url);
  const make = async () =>
    new BuiltServer({ port: await freePort(), managementPort: await freePort() }, env);
  const servers = [await make(), await make(), await make()] as const;
  const proxyOptions = async (name: string): Promise<Parameters<typeof startNginx>[0]> => {
    const own = join(folder, name);
    mkdirSync(own);
    const [one, two, three] = servers;
    return {
      folder: own,
      servers: [one.port, two.port, three.port],
      ports: { http: await freePort(), https: await freePort() },
    };
  };
  return {
    servers,
    database,
    env,
    shops,
    folder,
    proxyOptions,
    close: async (): Promise<void> => {
      await Promise.all(servers.map((server) => server.kill()));
      await database.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Shops with a key each. */
function insertShops(database: Database): Promise<TrafficShop[]> {
  const secrets = createSecrets(fleetSecret);
  return database.transaction(async (tx) => {
    const shops: TrafficShop[] = [];
    for (let number = 0; number < shopCount; number += 1) {
      const { merchantId, terminalId } = await insertShop(tx, secrets, {});
      const key = `tiyin_key_of_shop_${number}`;
      const tokenHash = hashToken(key);
      await tx.insert(apiKey).values({ merchantId, tokenHash, createdAt: new Date() });
      shops.push({ apiKey: key, terminalId });
    }
    return shops;
  });
}
