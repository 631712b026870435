import { areEarlierArchived, listCallbacks } from '../callbacks/list-callbacks.ts';
import { changeMerchantAddress, readMerchantAddress } from '../callbacks/merchant-address.ts';
import { refusePrivateCallback } from '../callbacks/refuse-private.ts';
import { sendAgain } from '../callbacks/send-again.ts';
import { sendTestCallback } from '../callbacks/send-test.ts';
import { listSettlementCallbacks, sendSettlementAgain } from '../callbacks/settlement-callbacks.ts';
import {
  endFormerWebhookKey,
  readWebhookKey,
  readWebhookSecret,
  rotateWebhookKey,
} from '../merchants/webhook-key.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, versioned } from './handler.ts';

/** The operations of the tag callbacks. */
export const callbackOperations: HandlersOf<'callbacks'> = {
  async listCallbacks({ query: { invoiceId } }, { staff }, { database }) {
    return database.transaction(async (tx) => {
      const data = await listCallbacks(tx, staff, invoiceId);
      return (await areEarlierArchived(tx, invoiceId))
        ? { data, areEarlierArchived: true }
        : { data };
    });
  },

  async sendCallback({ body: { invoiceId } }, { staff }, { database, clock }) {
    const command = { staff, invoiceId, now: clock.now() };
    return { data: await database.transaction((tx) => sendAgain(tx, command)) };
  },

  async listSettlementCallbacks({ path: { id } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listSettlementCallbacks(tx, { staff, id })) };
  },

  async sendSettlementCallback({ path: { id } }, { staff }, { database, clock }) {
    const command = { staff, id, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      await sendSettlementAgain(tx, command);
      return listSettlementCallbacks(tx, command);
    });
    return { data };
  },

  async getCallbackAddress({ path: { id: merchantId } }, { staff }, { database }) {
    const question = { staff, merchantId };
    return versioned(await database.transaction((tx) => readMerchantAddress(tx, question)));
  },

  async changeCallbackAddress({ path, headers, body }, { staff }, { database, clock, config }) {
    await refusePrivateCallback(config, '/url', body.url);
    const command = {
      staff,
      merchantId: path.id,
      url: body.url,
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => changeMerchantAddress(tx, command)));
  },

  async getWebhookKey({ path: { id: merchantId } }, { staff }, { database, clock }) {
    const question = { staff, merchantId, now: clock.now() };
    return { data: await database.transaction((tx) => readWebhookKey(tx, question)) };
  },

  async rotateWebhookKey({ path: { id: merchantId }, body }, { staff }, context) {
    const { clock, database, secrets } = context;
    const command = { ...body, staff, merchantId, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      await rotateWebhookKey(tx, command, secrets);
      return readWebhookKey(tx, command);
    });
    return { data };
  },

  async endFormerWebhookKey({ path: { id: merchantId } }, { staff }, { database, clock }) {
    const command = { staff, merchantId, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      await endFormerWebhookKey(tx, command);
      return readWebhookKey(tx, command);
    });
    return { data };
  },

  async readWebhookSecret({ path: { id: merchantId } }, { staff }, context) {
    const { clock, database, secrets } = context;
    const command = { staff, merchantId, now: clock.now() };
    return { data: await database.transaction((tx) => readWebhookSecret(tx, command, secrets)) };
  },

  async testCallback({ path: { id: merchantId } }, { staff }, context) {
    return { data: await sendTestCallback({ staff, merchantId }, context) };
  },
};
