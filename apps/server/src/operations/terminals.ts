import { originOf } from '../config/read-origins.ts';
import { fee } from '../approval-kinds/fee.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import { listPools } from '../merchants/pools.ts';
import { createTerminal } from '../merchants/terminals/create-terminal.ts';
import { createTestForm } from '../payments/form/create-test-form.ts';
import { listTerminals } from '../merchants/terminals/list-terminals.ts';
import { readTerminal } from '../merchants/terminals/read-terminal.ts';
import { removeAttribute } from '../merchants/terminals/remove-attribute.ts';
import { terminalReadiness } from '../merchants/terminals/terminal-readiness.ts';
import { expectedVersion } from './etag.ts';
import { type Handler, type HandlersOf, pending, versioned } from './handler.ts';

/** Both verbs save the fields of the body; the contract says which of them each requires. */
const change: Handler<'changeTerminal'> = async (
  { path, headers, body },
  { staff },
  { database, clock, secrets },
) => {
  const command = {
    payload: { terminalId: path.id, change: body },
    staff,
    reason: undefined,
    expectedVersion: expectedVersion(headers),
    secrets,
    now: clock.now(),
  };
  const outcome = await database.transaction((tx) => makeOrRequest(tx, fee, command));
  return 'approval' in outcome ? pending(outcome.approval) : versioned(outcome.made);
};

/** The operations of the tag terminals. */
export const terminalOperations: HandlersOf<'terminals'> = {
  async listTerminals({ query: { merchantId } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listTerminals(tx, staff, merchantId)) };
  },

  async listPools(_input, { staff }, { database }) {
    return { data: await database.transaction((tx) => listPools(tx, staff)) };
  },

  async getTerminal({ path: { id: terminalId } }, { staff }, { database }) {
    return versioned(await database.transaction((tx) => readTerminal(tx, { staff, terminalId })));
  },

  async getTerminalReadiness({ path: { id: terminalId } }, { staff }, { database, clock }) {
    const question = { staff, terminalId, now: clock.now() };
    return { data: await database.transaction((tx) => terminalReadiness(tx, question)) };
  },

  async createTerminal({ body }, { staff }, { database, clock }) {
    const command = { ...body, staff, now: clock.now() };
    return versioned(await database.transaction((tx) => createTerminal(tx, command)));
  },

  changeTerminal: change,
  saveTerminal: change,

  async removeTerminalAttribute({ path, headers, query }, { staff }, { database, clock }) {
    const command = {
      ...query,
      staff,
      terminalId: path.id,
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => removeAttribute(tx, command)));
  },

  async createTestForm({ path: { id: terminalId } }, { staff }, { database, clock, config }) {
    const addresses = {
      publicUrl: originOf('payform', config),
      officeUrl: originOf('backoffice', config),
    };
    const command = { staff, terminalId, ...addresses, now: clock.now() };
    return { data: await database.transaction((tx) => createTestForm(tx, command)) };
  },
};
