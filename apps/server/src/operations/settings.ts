import type { GetSettingData, Setting, SetSettingData, SettingAnswer } from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag settings. */
export function settingOperations({ database, clock }: ServerContext) {
  const read: OperationHandler = async (request): Promise<SettingAnswer> => {
    const { setting } = validated<GetSettingData['path']>(request, 'params');
    return { data: { value: await database.transaction((tx) => readSetting(tx, setting)) } };
  };

  const set: OperationHandler = async (request): Promise<SettingAnswer> => {
    const { staff } = signedIn(request);
    const { setting: key } = validated<SetSettingData['path']>(request, 'params');
    const { value } = validated<Setting>(request, 'body');
    const change = { staff, key, value, now: clock.now() };
    await database.transaction((tx) => writeSetting(tx, change));
    return { data: { value } };
  };

  return { getSetting: read, setSetting: set };
}
