import { createApiKey, listApiKeys, revokeApiKey } from '../merchants/manage-api-keys.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag api-keys. */
export const apiKeyOperations: HandlersOf<'api-keys'> = {
  async listApiKeys({ path: { id: merchantId } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listApiKeys(tx, { staff, merchantId })) };
  },

  async createApiKey({ path, body: { name } }, { staff }, { database, clock }) {
    const command = { staff, merchantId: path.id, name, now: clock.now() };
    return { data: await database.transaction((tx) => createApiKey(tx, command)) };
  },

  async revokeApiKey({ path: { id: merchantId, keyId } }, { staff }, { database, clock }) {
    const command = { staff, merchantId, keyId, now: clock.now() };
    await database.transaction((tx) => revokeApiKey(tx, command));
  },
};
