import {
  listInvoiceViews,
  removeInvoiceView,
  renameInvoiceView,
  saveInvoiceView,
} from '../staff/invoice-views.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag invoice-views: the person's own. */
export const invoiceViewOperations: HandlersOf<'invoice-views'> = {
  async listInvoiceViews(_input, { staff }, { database }) {
    return { data: await database.query((tx) => listInvoiceViews(tx, staff.id)) };
  },

  async saveInvoiceView({ body }, { staff }, { database, clock }) {
    const command = { ...body, personId: staff.id, now: clock.now() };
    return { data: await database.transaction((tx) => saveInvoiceView(tx, command)) };
  },

  async renameInvoiceView({ path: { id }, body: { name } }, { staff }, { database, clock }) {
    const command = { personId: staff.id, id, name, now: clock.now() };
    return { data: await database.transaction((tx) => renameInvoiceView(tx, command)) };
  },

  async removeInvoiceView({ path: { id } }, { staff }, { database, clock }) {
    const command = { personId: staff.id, id, now: clock.now() };
    await database.transaction((tx) => removeInvoiceView(tx, command));
  },
};
