import type { ProviderId } from '@tiyin/domain/ids';
import { provider } from '../approval-kinds/provider.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { makeProviderSecret } from '../providers/http/provider-secret.ts';
import { checkNewProvider, nextProviderId } from '../providers/manage/add-provider.ts';
import { checkChangedAddress } from '../providers/manage/change-provider.ts';
import {
  listManagedProviders,
  readManagedProvider,
} from '../providers/manage/describe-provider.ts';
import { allowReports, blockReports } from '../providers/manage/block-reports.ts';
import { pauseProvider, resumeProvider } from '../providers/manage/pause-provider.ts';
import { endFormerSecret } from '../providers/manage/rotate-secret.ts';
import { testProvider } from '../providers/manage/test-provider.ts';
import { halvesOf } from '../secrets/halves.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, Reply, pending, versioned } from './handler.ts';

/** A new provider has no earlier version; a change of one has no reason of its own. */
const unread = { reason: undefined, expectedVersion: undefined };

/** The operations of the tag providers. */
export const providerOperations: HandlersOf<'providers'> = {
  async listManagedProviders(_input, _caller, { database, clock }) {
    return { data: await database.transaction((tx) => listManagedProviders(tx, clock.now())) };
  },

  async addProvider({ body }, { staff }, context) {
    const { clock, config, database, secrets } = context;
    const { checked, madeSecret: secret = null } = await checkNewProvider(body, config);
    const { providerId, outcome } = await database.transaction(async (tx) => {
      const id = await nextProviderId(tx);
      const payload = { action: 'add', providerId: id, provider: checked } as const;
      const change = { ...unread, payload, staff, secrets, now: clock.now() };
      return { providerId: id, outcome: await makeOrRequest(tx, provider, change) };
    });
    if ('approval' in outcome) return requested(outcome.approval, secret);
    return { data: { provider: await read(context, providerId), secret } };
  },

  async getProvider({ path: { id } }, _caller, context) {
    return versioned(await read(context, id));
  },

  async changeProvider({ path: { id: providerId }, headers, body }, { staff }, context) {
    const { clock, config, database, secrets } = context;
    const { name, url: given } = body;
    const url = await checkChangedAddress(given, config);
    const payload = { action: 'change', providerId, name, url } as const;
    const expected = { ...unread, expectedVersion: expectedVersion(headers), now: clock.now() };
    const change = { ...expected, payload, staff, secrets };
    const outcome = await database.transaction((tx) => makeOrRequest(tx, provider, change));
    if ('approval' in outcome) return pending(outcome.approval);
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

  async blockProviderReports({ path: { id: providerId }, body: { reason } }, { staff }, context) {
    const command = { staff, providerId, reason, now: context.clock.now() };
    return changed(context, providerId, (tx) => blockReports(tx, command));
  },

  async allowProviderReports({ path: { id: providerId } }, { staff }, context) {
    const command = { staff, providerId, now: context.clock.now() };
    return changed(context, providerId, (tx) => allowReports(tx, command));
  },

  async testProvider({ path: { id: providerId } }, { staff }, context) {
    return { data: await testProvider({ staff, providerId }, context) };
  },

  async rotateProviderSecret({ path: { id: providerId }, headers, body }, { staff }, context) {
    const { clock, database, secrets } = context;
    const secret = makeProviderSecret();
    const payload = { ...body, action: 'rotate', providerId, secret } as const;
    const expected = { ...unread, expectedVersion: expectedVersion(headers), now: clock.now() };
    const change = { ...expected, payload, staff, secrets };
    const outcome = await database.transaction((tx) => makeOrRequest(tx, provider, change));
    if ('approval' in outcome) return requested(outcome.approval, secret);
    return { data: { provider: await read(context, providerId), secret } };
  },

  async endFormerProviderSecret({ path: { id: providerId } }, { staff }, context) {
    const command = { staff, providerId, now: context.clock.now() };
    return changed(context, providerId, (tx) => endFormerSecret(tx, command));
  },
};

/** The requester has the first half of the secret, and the approver is shown the second (PEOPLE-510). */
function requested<Approval>(approval: Approval, secret: string | null) {
  const firstHalf = secret === null ? null : halvesOf(secret).first;
  return new Reply({ approval, data: { firstHalf } }, { isPending: true });
}

type Reading = Pick<ServerContext, 'clock' | 'database'>;

function read({ database, clock }: Reading, id: ProviderId) {
  return database.transaction((tx) => readManagedProvider(tx, id, clock.now()));
}

async function changed(context: Reading, id: ProviderId, change: (tx: Tx) => Promise<void>) {
  await context.database.transaction(change);
  return versioned(await read(context, id));
}
