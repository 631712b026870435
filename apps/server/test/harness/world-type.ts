import type { OperationId } from '@tiyin/api/operations';
import type { CreateFormRequest } from '@tiyin/api/types';
import type { TestApp } from '../test-app.ts';
import type { FollowUp } from './follow-up.ts';
import type { LiveForm } from './live-form.ts';
import type { HarnessTerminals } from './terminals.ts';

/** A server with forms in it: what requests of the harness are made about. */
export type World = TestApp &
  Pick<HarnessTerminals, 'restoreTerminals' | 'spareTerminalId'> & {
    /** A payment account that forms of the first demo merchant are paid to. */
    readonly accountId: number;
    /** Makes a deposit form of the first demo merchant and has its requisites issued. */
    readonly createForm: (
      input?: Partial<CreateFormRequest>,
      /** The operation that it is for: it has what its request reads; by default, all of it. */
      operationId?: OperationId,
    ) => Promise<LiveForm>;
    /** An account of the sandbox that no terminal routes to. */
    readonly strayAccountId: number;
    /** A provider that nobody reports as: its secret may change. */
    readonly spareProviderId: number;
    /** An http provider and its one account, which no terminal routes to either. */
    readonly provider: { readonly id: number; readonly secret: string; readonly accountId: number };
    /** A key of the first demo merchant, beside the demo's own. */
    readonly apiKeyId: number;
    /** A form of the first demo merchant that too much money came for. */
    readonly followUp: FollowUp;
    /** A notification about the first demo merchant. */
    readonly notificationId: number;
    /** A settlement of the first demo merchant, that a callback is about. */
    readonly settlementId: number;
    /** The terminal of the first demo merchant that pays out. */
    readonly payoutTerminalId: number;
    /** A large deposit of the first demo merchant that is DONE. */
    readonly doneInvoiceId: string;
    /** Makes the request for another form, never sent before. */
    readonly formRequest: (input?: Partial<CreateFormRequest>) => CreateFormRequest;
  };
