import { CredentialTypeCodeStruct } from '@tiyin/api/structs/credential-type-code';
import { type CredentialTypeCode, credentialTypes, isRequisite } from '@tiyin/domain/accounts';
import type { AccountId } from '@tiyin/domain/ids';
import { enums, integer, object, optional, string } from 'superstruct';
import type { Tx } from '../db/database.ts';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import {
  addCredential,
  changeCredential,
  removeCredential,
} from '../payments/accounts/change-credential.ts';
import { credentialOf } from '../payments/accounts/describe-account.ts';
import { lockAccount } from '../payments/accounts/lock-account.ts';

type CredentialPayload = {
  readonly accountId: AccountId;
  readonly action: 'add' | 'change' | 'remove';
  readonly credentialType: CredentialTypeCode;
  readonly paramType?: string | undefined;
  /** Missing where it is removed. */
  readonly value?: string | undefined;
};

/** The number, owner or bank of a production account (PEOPLE-261): another number redirects customers' money. */
export const credential: ApprovableKind<
  CredentialPayload,
  Awaited<ReturnType<typeof changeCredential>>
> = {
  code: 'CREDENTIAL',
  permission: 'people.account.edit',
  payload: object({
    accountId: idStruct<AccountId>(integer()),
    action: enums(['add', 'change', 'remove']),
    credentialType: CredentialTypeCodeStruct,
    paramType: optional(string()),
    value: optional(string()),
  }),

  async preview(tx, change) {
    const { payload, secrets } = change;
    const { accountId, credentialType } = payload;
    const { row, isTest } = await lockAccount(tx, accountId, change.expectedVersion);
    const before = credentialOf(secrets, row, credentialType)?.value ?? null;
    const { credentials } = await apply(tx, change);
    const after = credentials.find((one) => one.credentialType === credentialType)?.value ?? null;
    const [type] = credentialTypes.filter(({ code }) => code === credentialType);
    return {
      subject: `account:${accountId}`,
      merchantId: null,
      isTest,
      version: row.version,
      size: 'any',
      preview: {
        changes: [
          {
            name: type?.value ?? credentialType,
            before,
            after,
            ...(isRequisite(credentialType) && { isSecret: true }),
          },
        ],
      },
    };
  },

  execute: apply,
};

function apply(tx: Tx, { payload, ...rest }: ApprovableChange<CredentialPayload>) {
  const { action, value = '', ...which } = payload;
  const command = { ...rest, ...which };
  if (action === 'remove') return removeCredential(tx, command);
  const write = action === 'add' ? addCredential : changeCredential;
  return write(tx, { ...command, value });
}
