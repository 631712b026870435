import { CreateApiKeyRequestStruct } from '@tiyin/api/structs/create-api-key-request';
import type { ApprovalChange, CreateApiKeyRequest } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import type { ApiKeyId, MerchantId } from '@tiyin/domain/ids';
import { canKeyMoveMoney, keyScopeName } from '@tiyin/domain/permissions';
import { integer, object, optional, string } from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { type GeneratedKey, createApiKey } from '../merchants/manage-api-keys.ts';
import { textChange } from './preview-lines.ts';

/** The first half of the secret is no part of it: the requester alone has it (PEOPLE-508). */
type KeyPayload = {
  readonly merchantId: MerchantId;
  readonly key: GeneratedKey;
  /** Missing in requests of an older version, whose requesters have all of it. */
  readonly secondHalf?: string | undefined;
  readonly order: CreateApiKeyRequest;
};

/** A new API key that can move money of production: it does not exist before another person agrees (PEOPLE-507). */
export const apiKey: ApprovableKind<KeyPayload, Pick<KeyPayload, 'secondHalf'>> = {
  code: 'API_KEY',
  permission: 'merchant.key.edit',
  payload: payloadStruct<KeyPayload>(
    object({
      merchantId: integer(),
      key: object({ id: integer(), tokenHash: string(), lastFour: string() }),
      secondHalf: optional(string()),
      order: CreateApiKeyRequestStruct,
    }),
  ),

  async preview(tx, change) {
    const { key, merchantId, order: request } = change.payload;
    await create(tx, change);
    return {
      subject: `api_key:${key.id}`,
      merchantId,
      isTest: request.isTest === true,
      version: 0,
      size: canKeyMoveMoney(request) ? 'any' : null,
      preview: { changes: keyLines(key, request) },
    };
  },

  async execute(tx, change) {
    await create(tx, change);
    return change.payload;
  },

  shownToApprover: ({ secondHalf }) => ({ secondHalf }),
};

function create(tx: Tx, { payload, staff, now }: ApprovableChange<KeyPayload>): Promise<ApiKeyId> {
  const { key, merchantId, order: request } = payload;
  return createApiKey(tx, { ...request, key, staff, merchantId, now });
}

function keyLines({ lastFour }: GeneratedKey, request: CreateApiKeyRequest): ApprovalChange[] {
  const { addresses = [], expiryDate, isTest, name, scopes } = request;
  const may = scopes?.map(keyScopeName).join(', ') ?? 'Everything, also what is added later';
  return [
    textChange('Name', null, name.trim()),
    textChange('Ends with', null, lastFour),
    textChange('For', null, isTest === undefined ? 'Test and production' : 'Production only'),
    textChange('It may', null, may),
    textChange('Only from', null, addresses.join(', ') || 'Any address'),
    textChange(
      'Ends',
      null,
      expiryDate ? `${formatShortUtc(expiryDate)} UTC` : 'When it is revoked',
    ),
  ];
}
