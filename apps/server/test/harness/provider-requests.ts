import { randomUUID } from 'node:crypto';
import type {
  AddProviderRequest,
  BlockReportsRequest,
  ChangeProviderRequest,
  MerchantChange,
  PauseProviderRequest,
  RotationRequest,
} from '@tiyin/api/types';
import type { World } from './world-type.ts';

const own = (_form: unknown, { spareProviderId }: World) => ({
  path: { id: String(spareProviderId) },
});

/** Requests about the providers themselves, all about one that nobody reports as; and a merchant with a name of its own. */
export const providerRequests = {
  createMerchant: () => ({ body: { name: `Shop ${randomUUID()}` } satisfies MerchantChange }),
  addProvider: () => ({
    body: {
      name: `Bridge ${randomUUID()}`,
      kind: 'http',
      url: 'https://bridge.example',
    } satisfies AddProviderRequest,
  }),
  getProvider: own,
  changeProvider: (form: unknown, world: World) => ({
    ...own(form, world),
    body: {
      name: `Provider ${randomUUID()}`,
      url: 'https://provider.example',
    } satisfies ChangeProviderRequest,
  }),
  pauseProvider: (form: unknown, world: World) => ({
    ...own(form, world),
    body: { reason: 'Maintenance until noon' } satisfies PauseProviderRequest,
  }),
  resumeProvider: own,
  blockProviderReports: (form: unknown, world: World) => ({
    ...own(form, world),
    body: { reason: 'Their secret leaked' } satisfies BlockReportsRequest,
  }),
  allowProviderReports: own,
  testProvider: own,
  rotateProviderSecret: (form: unknown, world: World) => ({
    ...own(form, world),
    body: { overlapHours: 0 } satisfies RotationRequest,
  }),
  endFormerProviderSecret: own,
};
