import type { ProviderId } from '@tiyin/domain/ids';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { addProvider } from '../providers/manage/add-provider.ts';
import { changeProvider } from '../providers/manage/change-provider.ts';
import {
  listManagedProviders,
  readManagedProvider,
} from '../providers/manage/describe-provider.ts';
import { pauseProvider, resumeProvider } from '../providers/manage/pause-provider.ts';
import { endFormerSecret, rotateProviderSecret } from '../providers/manage/rotate-secret.ts';
import { testProvider } from '../providers/manage/test-provider.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, versioned } from './handler.ts';

/** The operations of the tag providers. */
export const providerOperations: HandlersOf<'providers'> = {
  async listManagedProviders(_input, _caller, { database, clock }) {
    return { data: await database.transaction((tx) => listManagedProviders(tx, clock.now())) };
  },

  async addProvider({ body }, { staff }, context) {
    const { id, madeSecret } = await addProvider(context, body, { type: 'staff', id: staff.id });
    return { data: { provider: await read(context, id), secret: madeSecret ?? null } };
  },

  async getProvider({ path: { id } }, _caller, context) {
    return versioned(await read(context, id));
  },

  async changeProvider({ path: { id: providerId }, headers, body }, { staff }, context) {
    const expected = { expectedVersion: expectedVersion(headers), now: context.clock.now() };
    await changeProvider(context, { ...body, ...expected, staff, providerId });
    return versioned(await read(context, providerId));
  },

  async pauseProvider({ path: { id: providerId }, body: { reason } }, { staff }, context) {
    const command = { staff, providerId, reason, now: context.clock.now() };
    return changed(context, providerId, (tx) => pauseProvider(tx, command));
  },

  async resumeProvider({ path: { id: providerId } }, { staff }, context) {
    const command = { staff, providerId, now: context.clock.now() };
    return changed(context, providerId, (tx) => resumeProvider(tx, command));
  },

  async testProvider({ path: { id: providerId } }, { staff }, context) {
    return { data: await testProvider({ staff, providerId }, context) };
  },

  async rotateProviderSecret({ path: { id: providerId }, headers, body }, { staff }, context) {
    const { clock, database, secrets } = context;
    const expected = { expectedVersion: expectedVersion(headers), now: clock.now() };
    const command = { ...body, ...expected, staff, providerId };
    const secret = await database.transaction((tx) => rotateProviderSecret(tx, command, secrets));
    return { data: { provider: await read(context, providerId), secret } };
  },

  async endFormerProviderSecret({ path: { id: providerId } }, { staff }, context) {
    const command = { staff, providerId, now: context.clock.now() };
    return changed(context, providerId, (tx) => endFormerSecret(tx, command));
  },
};

type Reading = Pick<ServerContext, 'clock' | 'database'>;

function read({ database, clock }: Reading, id: ProviderId) {
  return database.transaction((tx) => readManagedProvider(tx, id, clock.now()));
}

async function changed(context: Reading, id: ProviderId, change: (tx: Tx) => Promise<void>) {
  await context.database.transaction(change);
  return versioned(await read(context, id));
}
