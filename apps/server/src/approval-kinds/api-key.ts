import { CreateApiKeyRequestStruct } from '@tiyin/api/structs/create-api-key-request';
import type { ApprovalChange, CreateApiKeyRequest } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import type { ApiKeyId, MerchantId } from '@tiyin/domain/ids';
import { canKeyMoveMoney, keyScopeName } from '@tiyin/domain/permissions';
import { integer, object, string } from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { type GeneratedKey, createApiKey } from '../merchants/manage-api-keys.ts';
import { textChange } from './preview-lines.ts';

/** The secret itself is no part of it: the requester alone has it (PEOPLE-508). */
type KeyPayload = {
  readonly merchantId: MerchantId;
  readonly key: GeneratedKey;
  readonly order: CreateApiKeyRequest;
};

/** A new API key that can move money of production: it does not exist before another person agrees (PEOPLE-507). */
export const apiKey: ApprovableKind<KeyPayload, ApiKeyId> = {
  code: 'API_KEY',
  permission: 'merchant.key.edit',
  payload: payloadStruct<KeyPayload>(
    object({
      merchantId: integer(),
      key: object({ id: integer(), tokenHash: string(), lastFour: string() }),
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

  execute: create,
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
