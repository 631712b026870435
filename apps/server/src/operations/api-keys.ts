import { createApiKey, listApiKeys, revokeApiKey } from '../merchants/manage-api-keys.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag api-keys. */
export const apiKeyOperations: HandlersOf<'api-keys'> = {
  async listApiKeys({ path: { id: merchantId } }, { staff }, { database, clock }) {
    const whose = { staff, merchantId };
    return { data: await database.transaction((tx) => listApiKeys(tx, whose, clock.now())) };
  },

  async createApiKey({ path, body }, { staff }, { database, clock }) {
    const command = { staff, merchantId: path.id, ...body, now: clock.now() };
    return { data: await database.transaction((tx) => createApiKey(tx, command)) };
  },

  async revokeApiKey({ path: { id: merchantId, keyId } }, { staff }, { database, clock }) {
    const command = { staff, merchantId, keyId, now: clock.now() };
    await database.transaction((tx) => revokeApiKey(tx, command));
  },
};
