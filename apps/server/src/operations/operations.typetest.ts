import type { StaffCaller } from './caller.ts';
import type { HandlersOf, Handlers } from './handler.ts';
import { handlers } from './operations.ts';
import { settingOperations } from './settings.ts';

/** A body of the wrong type: `value` is a string in the contract. */
export const wrongInput: Pick<HandlersOf<'settings'>, 'setSetting'> = {
  // @ts-expect-error -- it needs a number
  setSetting: async ({ body }: { body: { value: number } }) => ({
    data: { value: String(body.value) },
  }),
};

/** A response that is not the one of the contract. */
export const wrongOutput: Pick<HandlersOf<'settings'>, 'getSetting'> = {
  // @ts-expect-error -- the contract returns `{data: {value}}`
  getSetting: async () => ({ data: 'true' }),
};

/** A handler of a public operation that expects a signed-in person. */
export const wrongCaller: Pick<HandlersOf<'form'>, 'getFormStatus'> = {
  // @ts-expect-error -- the caller is unauthenticated
  getFormStatus: async (_input, caller: StaffCaller) => ({
    status: caller.staff.testDashboard ? 'NEW' : 'DONE',
    serverTime: '',
  }),
};

/** Two operations of different shapes, swapped. */
export const swapped: Handlers = {
  ...handlers,
  // @ts-expect-error -- getInvoice returns an invoice, not a list
  getInvoice: handlers.listInvoices,
};

/** An operation that the contract does not have. */
export const foreign: HandlersOf<'settings'> = {
  ...settingOperations,
  // @ts-expect-error -- an unknown operation
  eraseSetting: settingOperations.getSetting,
};

// @ts-expect-error -- setSetting is missing
export const missing: HandlersOf<'settings'> = { getSetting: settingOperations.getSetting };
