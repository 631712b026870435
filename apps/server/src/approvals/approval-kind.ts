import type { ApprovalPreview } from '@tiyin/api/types';
import type { ApprovalKind } from '@tiyin/domain/approvals';
import type { MerchantId } from '@tiyin/domain/ids';
import type { CurrencyCode, MinorUnits } from '@tiyin/domain/money';
import type { Permission } from '@tiyin/domain/permissions';
import { type Struct, create } from 'superstruct';
import type { Tx } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Invited } from '../staff/people/invite.ts';
import type { PersonRow } from '../staff/sessions.ts';

/** A change that a person requests. */
export type ApprovableChange<Payload> = {
  /** The request, as JSON keeps it. */
  readonly payload: Payload;
  /** The requester, in whose name the change is made. */
  readonly staff: PersonRow;
  readonly reason: string | undefined;
  /** The version of the object that the requester saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  /** The effect that the approver saw, or that needed no approver; undefined where no rule asked. */
  readonly judged?: JudgedChange;
  readonly secrets: Secrets;
  readonly now: Date;
};

/** The effect of a change that was run for a preview. */
export type ApprovableEffect = {
  /** The object of the change, as `kind:id`. */
  readonly subject: string;
  readonly merchantId: MerchantId | null;
  readonly isTest: boolean;
  /** The version of the object that the effect was computed on. */
  readonly version: number;
  /** The money that the threshold is compared with; `any` for a kind without one, null if no approval is needed. */
  readonly size: { readonly amount: MinorUnits; readonly currency: CurrencyCode } | 'any' | null;
  /** The money that is compared in place of its size: together with what moved before in parts (PEOPLE-521, PEOPLE-531, PEOPLE-533, PEOPLE-534, PEOPLE-541). */
  readonly together?: MinorUnits;
  /** The money that the person vouches for, which counts with the rest of their day (PEOPLE-535). */
  readonly vouched?: MinorUnits;
  /** Whether it counts as above the threshold, where the kind has a rule for the currency (PEOPLE-502). */
  readonly isExceptional?: boolean;
  /** Whether it needs a second person where any rule stands, of whichever kind (PEOPLE-420, PEOPLE-505). */
  readonly isGuardedByAny?: boolean;
  readonly preview: ApprovalPreview;
};

/** The part of an effect with which what is made is compared, where the version of one object is not enough. */
export type JudgedChange = Pick<ApprovableEffect, 'preview' | 'subject'>;

/** A kind of change that may need approval: one entry of the registry in `approval-kinds`. */
export type ApprovableKind<Payload, Result> = {
  readonly code: ApprovalKind;
  /** Of the requester; undefined where `execute` checks it. */
  readonly permission?: Permission;
  /** The stored form of a request. */
  readonly payload: Struct<Payload>;
  /** Makes the change and describes it; the caller undoes it. */
  readonly preview: (tx: Tx, change: ApprovableChange<Payload>) => Promise<ApprovableEffect>;
  /** Makes the change. 409 `conflict` if the object is not at the expected version, or the effect not as judged. */
  readonly execute: (tx: Tx, change: ApprovableChange<Payload>) => Promise<Result>;
  /** Whether the change has become impossible for good; undefined where the version of its object says so. */
  readonly isOver?: (tx: Tx, payload: Payload) => Promise<boolean>;
  /** The part of the result that the approver alone sees. */
  readonly shownToApprover?: (result: Result) => ShownToApprover;
};

/** The part of the result of an approval that its approver alone sees. */
export type ShownToApprover = {
  /** The link of an invited person who decides (PEOPLE-500). */
  readonly invited?: Invited | undefined;
  /** The second half of a secret, whose first one the requester has (PEOPLE-508, PEOPLE-510). */
  readonly secondHalf?: string | undefined;
};

/** A kind whose payload is read when it is executed. */
export type RegisteredKind = {
  readonly permission: Permission | undefined;
  readonly executeStored: (tx: Tx, change: ApprovableChange<unknown>) => Promise<ShownToApprover>;
  readonly isStoredOver?: (tx: Tx, payload: unknown) => Promise<boolean>;
};

/** Every kind, by its code. */
export type ApprovalRegistry = Readonly<Record<ApprovalKind, RegisteredKind>>;

/** The entry of a kind in the registry. */
export function registered<Payload, Result>(
  kind: Omit<ApprovableKind<Payload, Result>, 'code' | 'preview'>,
): RegisteredKind {
  return {
    permission: kind.permission,
    isStoredOver: async (tx, stored) =>
      (await kind.isOver?.(tx, create(stored, kind.payload))) ?? false,
    executeStored: async (tx, change) => {
      const payload = create(change.payload, kind.payload);
      const result = await kind.execute(tx, { ...change, payload });
      return kind.shownToApprover?.(result) ?? {};
    },
  };
}

/** The struct of a payload under its type: in JSON, ids are plain values and nothing is undefined. */
export function payloadStruct<Payload>(struct: unknown): Struct<Payload> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return struct as Struct<Payload>;
}
