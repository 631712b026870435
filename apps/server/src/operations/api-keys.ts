import type {
  ApiKeyListAnswer,
  CreateApiKeyData,
  CreateApiKeyRequest,
  CreatedApiKeyAnswer,
  ListApiKeysData,
  RevokeApiKeyData,
} from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../merchants/manage-api-keys.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag api-keys. */
export function apiKeyOperations({ database, clock }: ServerContext) {
  const list: OperationHandler = async (request): Promise<ApiKeyListAnswer> => {
    const { staff } = signedIn(request);
    const { id: merchantId } = validated<ListApiKeysData['path']>(request, 'params');
    return { data: await database.transaction((tx) => listApiKeys(tx, { staff, merchantId })) };
  };

  const create: OperationHandler = async (request, reply): Promise<CreatedApiKeyAnswer> => {
    const { staff } = signedIn(request);
    const { id: merchantId } = validated<CreateApiKeyData['path']>(request, 'params');
    const { name } = validated<CreateApiKeyRequest>(request, 'body');
    const order = { staff, merchantId, name, now: clock.now() };
    const data = await database.transaction((tx) => createApiKey(tx, order));
    reply.code(201);
    return { data };
  };

  const revoke: OperationHandler = async (request, reply): Promise<void> => {
    const { staff } = signedIn(request);
    const { id: merchantId, keyId } = validated<RevokeApiKeyData['path']>(request, 'params');
    const order = { staff, merchantId, keyId, now: clock.now() };
    await database.transaction((tx) => revokeApiKey(tx, order));
    await reply.code(204).send();
  };

  return { listApiKeys: list, createApiKey: create, revokeApiKey: revoke };
}
