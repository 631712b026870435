import { readFirstSteps } from '../settings/first-steps.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag settings. */
export const settingOperations: HandlersOf<'settings'> = {
  async getFirstSteps(_input, _caller, { database }) {
    return { data: await database.transaction((tx) => readFirstSteps(tx)) };
  },

  async getSetting({ path: { setting } }, _caller, { database }) {
    return { data: { value: await database.transaction((tx) => readSetting(tx, setting)) } };
  },

  async setSetting({ path, body: { value } }, { staff }, { database, clock }) {
    const change = { staff, key: path.setting, value, now: clock.now() };
    await database.transaction((tx) => writeSetting(tx, change));
    return { data: { value } };
  },
};
