import { readEndpointSecret, rotateEndpointKey } from '../callbacks/endpoints/endpoint-key.ts';
import { personAsCaller } from '../callbacks/endpoints/endpoint-row.ts';
import { listEndpointEvents } from '../callbacks/endpoints/endpoint-events.ts';
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  removeEndpoint,
} from '../callbacks/endpoints/manage-endpoints.ts';
import { sendFrom } from '../callbacks/endpoints/send-from.ts';
import { refusePrivateCallback } from '../callbacks/refuse-private.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, versioned } from './handler.ts';

/** The operations of the tag endpoints. */
export const endpointOperations: HandlersOf<'endpoints'> = {
  async listEndpoints({ path: { id } }, { staff }, { database, clock }) {
    const caller = personAsCaller(staff, id, clock.now());
    return { data: await database.transaction((tx) => listEndpoints(tx, caller)) };
  },

  async createEndpoint({ path: { id }, body }, { staff }, { database, clock, config, secrets }) {
    await refusePrivateCallback(config, '/url', body.url);
    const command = { ...personAsCaller(staff, id, clock.now()), request: body, secrets };
    return versioned(await database.transaction((tx) => createEndpoint(tx, command)));
  },

  async changeEndpoint({ path, headers, body }, { staff }, { database, clock, config }) {
    await refusePrivateCallback(config, '/url', body.url);
    const { endpointId, id } = path;
    const caller = { ...personAsCaller(staff, id, clock.now()), endpointId };
    const command = { ...caller, change: body, expectedVersion: expectedVersion(headers) };
    return versioned(await database.transaction((tx) => changeEndpoint(tx, command)));
  },

  async removeEndpoint({ path: { endpointId, id } }, { staff }, { database, clock }) {
    const command = { ...personAsCaller(staff, id, clock.now()), endpointId };
    await database.transaction((tx) => removeEndpoint(tx, command));
  },

  async readEndpointSecret({ path: { endpointId, id } }, { staff }, context) {
    const { clock, database, secrets } = context;
    const command = { ...personAsCaller(staff, id, clock.now()), endpointId, secrets };
    return { data: await database.transaction((tx) => readEndpointSecret(tx, command)) };
  },

  async rotateEndpointKey({ path: { endpointId, id }, body }, { staff }, context) {
    const { clock, database, secrets } = context;
    const caller = { ...personAsCaller(staff, id, clock.now()), endpointId };
    const command = { ...caller, ...body, secrets };
    return { data: await database.transaction((tx) => rotateEndpointKey(tx, command)) };
  },

  async listEndpointEvents({ path, query }, { staff }, { database, clock }) {
    const { endpointId, id } = path;
    const { before, limit = 50 } = query;
    const page = { ...personAsCaller(staff, id, clock.now()), endpointId, before, limit };
    const { items, next } = await database.transaction((tx) => listEndpointEvents(tx, page));
    return { data: items, next };
  },

  async sendEndpointAgain({ path, body }, { staff }, { database, clock }) {
    const { endpointId, id } = path;
    const command = { ...personAsCaller(staff, id, clock.now()), ...body, endpointId };
    return { data: await database.transaction((tx) => sendFrom(tx, command)) };
  },
};
