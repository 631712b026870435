import type { ApprovalChange } from '@tiyin/api/types';
import type { ProviderId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import {
  enums,
  integer,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  union,
} from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableEffect,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { ProblemError } from '../problem.ts';
import { type CheckedProvider, writeProvider } from '../providers/manage/add-provider.ts';
import { changeProvider } from '../providers/manage/change-provider.ts';
import { type ProviderRow, actorOf, lockProvider } from '../providers/manage/provider-row.ts';
import { rotateProviderSecret } from '../providers/manage/rotate-secret.ts';
import { halvesOf } from '../secrets/halves.ts';
import { textChange } from './preview-lines.ts';

type ProviderPayload = { readonly providerId: ProviderId } & (
  | { readonly action: 'add'; readonly provider: CheckedProvider }
  | { readonly action: 'change'; readonly name: string; readonly url: string | null }
  | { readonly action: 'rotate'; readonly secret: string; readonly overlapHours: number }
);

/** A provider of production, its address or its secret: what it reports is booked, and it is sent payouts (PEOPLE-509). */
export const provider: ApprovableKind<ProviderPayload, { readonly secret: string | undefined }> = {
  code: 'PROVIDER',
  permission: 'provider.edit',
  payload: payloadStruct<ProviderPayload>(
    union([
      object({
        action: literal('add'),
        providerId: integer(),
        provider: object({
          name: string(),
          kind: enums(['sandbox', 'manual', 'http']),
          called: optional(object({ url: string(), secret: string() })),
        }),
      }),
      object({
        action: literal('change'),
        providerId: integer(),
        name: string(),
        url: nullable(string()),
      }),
      object({
        action: literal('rotate'),
        providerId: integer(),
        secret: string(),
        overlapHours: number(),
      }),
    ]),
  ),

  async preview(tx, change) {
    const { payload } = change;
    const { providerId } = payload;
    const before =
      payload.action === 'add'
        ? undefined
        : await lockProvider(tx, providerId, change.expectedVersion);
    await apply(tx, change);
    const after = await lockProvider(tx, providerId);
    return effect(before, after, linesOf(payload, before, after));
  },

  async execute(tx, change) {
    await apply(tx, change);
    return { secret: secretOf(change.payload) };
  },

  // The requester has the first half: neither of the two signs reports alone (PEOPLE-510).
  shownToApprover: ({ secret }) => ({
    secondHalf: secret === undefined ? undefined : halvesOf(secret).second,
  }),
};

function secretOf(payload: ProviderPayload): string | undefined {
  switch (payload.action) {
    case 'add':
      return payload.provider.called?.secret;
    case 'rotate':
      return payload.secret;
    case 'change':
      return undefined;
  }
}

function effect(
  before: ProviderRow | undefined,
  { id, kind }: ProviderRow,
  changes: ApprovalChange[],
): ApprovableEffect {
  return {
    subject: `provider:${id}`,
    merchantId: null,
    isTest: kind === 'sandbox',
    version: before?.version ?? 0,
    size: changes.length > 0 ? 'any' : null,
    preview: { changes },
  };
}

async function apply(tx: Tx, change: ApprovableChange<ProviderPayload>): Promise<void> {
  const { payload, staff, secrets, now } = change;
  const { providerId } = payload;
  if (!hasPermission(staff.permissions, 'merchant.rw.all')) throw new ProblemError('forbidden');
  const command = { staff, providerId, expectedVersion: change.expectedVersion, now };
  switch (payload.action) {
    case 'add':
      await writeProvider(
        tx,
        { ...payload.provider, id: providerId },
        { actor: actorOf(staff), secrets, now },
      );
      break;
    case 'change':
      await changeProvider(tx, { ...command, name: payload.name, url: payload.url });
      break;
    case 'rotate': {
      const { secret, overlapHours } = payload;
      await rotateProviderSecret(tx, { ...command, secret, overlapHours }, secrets);
    }
  }
}

const kindNames = { http: 'Over HTTP', manual: 'By hand', sandbox: 'Sandbox' } as const;

/** The secret itself is no part of them. */
function linesOf(
  payload: ProviderPayload,
  before: ProviderRow | undefined,
  after: ProviderRow,
): ApprovalChange[] {
  if (payload.action === 'rotate') {
    const { overlapHours } = payload;
    const former = overlapHours > 0 ? `For another ${overlapHours} h` : 'Not any more';
    return [
      textChange('Secret', null, 'A new one'),
      textChange('The former secret counts', null, former),
    ];
  }
  const added = before ? [] : [textChange('Kind', null, kindNames[after.kind])];
  return [
    ...added,
    ...lineOf('Name', before?.name ?? null, after.name),
    ...lineOf('Address', before?.url ?? null, after.url),
  ];
}

function lineOf(name: string, before: string | null, after: string | null): ApprovalChange[] {
  return before === after ? [] : [textChange(name, before, after)];
}
