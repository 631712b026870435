import { notificationKinds, notificationType } from '@tiyin/domain/notifications';
import { expect, test } from 'vitest';
import { kindText } from './kind-texts.ts';

test.each(notificationKinds)('%s has the same words in English as in the domain', (kind) => {
  expect(kindText(kind)).toBe(notificationType(kind).value);
});
