import { readEndpointSecret, rotateEndpointKey } from '../callbacks/endpoints/endpoint-key.ts';
import { keyAsCaller } from '../callbacks/endpoints/endpoint-row.ts';
import { listEndpointEvents } from '../callbacks/endpoints/endpoint-events.ts';
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  removeEndpoint,
} from '../callbacks/endpoints/manage-endpoints.ts';
import { sendFrom } from '../callbacks/endpoints/send-from.ts';
import { refusePrivateCallback } from '../callbacks/refuse-private.ts';
import { actOnly, once } from '../idempotency/once.ts';
import type { HandlersOf } from './handler.ts';
import { replyOnce } from './reply-once.ts';

type Operations =
  | 'changeMerchantEndpoint'
  | 'createMerchantEndpoint'
  | 'listMerchantEndpointEvents'
  | 'listMerchantEndpoints'
  | 'readMerchantEndpointSecret'
  | 'removeMerchantEndpoint'
  | 'rotateMerchantEndpointKey'
  | 'sendMerchantEndpointAgain';

/** The operations of the tag merchant-api about webhook endpoints (API-523). */
export const merchantEndpoints: Pick<HandlersOf<'merchant-api'>, Operations> = {
  async listMerchantEndpoints(_input, own, { database, clock }) {
    const caller = keyAsCaller(own, clock.now());
    return { items: await database.transaction((tx) => listEndpoints(tx, caller)) };
  },

  async createMerchantEndpoint({ body, headers }, own, { database, clock, config, secrets }) {
    await refusePrivateCallback(config, '/url', body.url);
    const { isTest, merchantId } = own;
    const now = clock.now();
    const command = { ...keyAsCaller(own, now), request: body, secrets };
    // A key of another mode has another request: what it would make differs.
    const made = { ...body, ofMode: isTest };
    const request = { merchantId, key: headers['idempotency-key'], body: made, secrets, now };
    const outcome = await database.transaction((tx) =>
      once(
        tx,
        request,
        actOnly(() => createEndpoint(tx, command)),
      ),
    );
    return replyOnce(outcome);
  },

  async changeMerchantEndpoint({ path, body }, own, { database, clock, config }) {
    await refusePrivateCallback(config, '/url', body.url);
    const command = { ...keyAsCaller(own, clock.now()), endpointId: path.id, change: body };
    return database.transaction((tx) => changeEndpoint(tx, command));
  },

  async removeMerchantEndpoint({ path }, own, { database, clock }) {
    const command = { ...keyAsCaller(own, clock.now()), endpointId: path.id };
    await database.transaction((tx) => removeEndpoint(tx, command));
  },

  readMerchantEndpointSecret({ path }, own, { database, clock, secrets }) {
    const command = { ...keyAsCaller(own, clock.now()), endpointId: path.id, secrets };
    return database.transaction((tx) => readEndpointSecret(tx, command));
  },

  rotateMerchantEndpointKey({ path, body }, own, { database, clock, secrets }) {
    const command = { ...keyAsCaller(own, clock.now()), ...body, endpointId: path.id, secrets };
    return database.transaction((tx) => rotateEndpointKey(tx, command));
  },

  listMerchantEndpointEvents({ path, query }, own, { database, clock }) {
    const { before, limit = 50 } = query;
    const page = { ...keyAsCaller(own, clock.now()), endpointId: path.id, before, limit };
    return database.transaction((tx) => listEndpointEvents(tx, page));
  },

  sendMerchantEndpointAgain({ path, body }, own, { database, clock }) {
    const command = { ...keyAsCaller(own, clock.now()), ...body, endpointId: path.id };
    return database.transaction((tx) => sendFrom(tx, command));
  },
};
