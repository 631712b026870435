// The merchant's API of Tiyin, with the shop's key.
import { Tiyin } from '@tiyin/merchant';
import { settings } from './settings.mjs';

export const tiyin = new Tiyin({ apiKey: settings.apiKey, url: settings.tiyinUrl });
