import type { OperationId } from '@tiyin/api/operations';
import type { CreateTerminalRequest, SaveTerminalRequest, TerminalChange } from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

/** Requests about one terminal that succeed for callers who may make them. */
export const terminalRequests = {
  getTerminal: (_, { spareTerminalId }) => ({ path: { id: String(spareTerminalId) } }),
  getTerminalReadiness: (_, { spareTerminalId }) => ({ path: { id: String(spareTerminalId) } }),
  createTerminal: (_, { shops }) => ({
    body: {
      merchantId: shops[0].merchantId,
      name: 'Kiosk deposits',
      flowTypeId: 1,
      currencyId: 1,
    } satisfies CreateTerminalRequest,
  }),
  saveTerminal: (_, { spareTerminalId }) => ({
    path: { id: String(spareTerminalId) },
    body: {
      name: 'Spare deposits',
      attributes: [{ value: '7', attrType: { id: 1 } }],
    } satisfies SaveTerminalRequest,
  }),
  changeTerminal: (_, { spareTerminalId }) => ({
    path: { id: String(spareTerminalId) },
    body: { name: 'Spare' } satisfies TerminalChange,
  }),
  removeTerminalAttribute: ({ attributeId }, { spareTerminalId }) => ({
    path: { id: String(spareTerminalId) },
    query: { attributeId: String(attributeId) },
  }),
} satisfies Partial<Record<OperationId, (form: LiveForm, world: World) => RequestParts>>;
