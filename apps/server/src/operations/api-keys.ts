import { apiKey } from '../approval-kinds/api-key.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import { generateApiKey, listApiKeys, revokeApiKey } from '../merchants/manage-api-keys.ts';
import { halvesOf } from '../secrets/halves.ts';
import { type HandlersOf, Reply } from './handler.ts';

/** A new key has no earlier version, and no reason of its own. */
const unread = { reason: undefined, expectedVersion: undefined };

/** The operations of the tag api-keys. */
export const apiKeyOperations: HandlersOf<'api-keys'> = {
  async listApiKeys({ path: { id: merchantId } }, { staff }, { database, clock }) {
    const whose = { staff, merchantId };
    return { data: await database.transaction((tx) => listApiKeys(tx, whose, clock.now())) };
  },

  async createApiKey({ path, body }, { staff }, { database, secrets, clock }) {
    return database.transaction(async (tx) => {
      const { key, token } = await generateApiKey(tx);
      const { first, second } = halvesOf(token);
      const payload = { merchantId: path.id, key, order: body, secondHalf: second };
      const change = { ...unread, payload, staff, secrets, now: clock.now() };
      const outcome = await makeOrRequest(tx, apiKey, change);
      const data = { id: key.id, name: body.name.trim() };
      if (!('approval' in outcome)) return { data: { ...data, token } };
      // The approver is shown the rest: neither of the two has a key alone (PEOPLE-508).
      const requested = { approval: outcome.approval, data: { ...data, firstHalf: first } };
      return new Reply(requested, { isPending: true });
    });
  },

  async revokeApiKey({ path: { id: merchantId, keyId } }, { staff }, { database, clock }) {
    const command = { staff, merchantId, keyId, now: clock.now() };
    await database.transaction((tx) => revokeApiKey(tx, command));
  },
};
