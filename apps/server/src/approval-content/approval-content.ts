import type { ApprovalPreview } from '@tiyin/api/types';
import type { ApprovalId } from '@tiyin/domain/ids';
import type { Secrets } from '../secrets/secrets.ts';
import { approvalSubject } from './approval-subject.ts';

/** The request and its preview. */
export type ApprovalContent = { readonly payload: unknown; readonly preview: ApprovalPreview };

/** The part of the secrets that reads and writes contents. */
export type ContentSecrets = Pick<Secrets, 'decrypt' | 'encrypt'>;

/** Encrypts the content of an approval: it may hold a card number (PEOPLE-40). */
export function sealContent(
  secrets: Pick<Secrets, 'encrypt'>,
  id: ApprovalId,
  { payload, preview }: ApprovalContent,
): string {
  return secrets.encrypt(JSON.stringify({ payload, preview }), approvalSubject(id));
}

/** Decrypts the content of an approval. */
export function openContent(
  secrets: Pick<Secrets, 'decrypt'>,
  { id, contentEncrypted }: { readonly id: ApprovalId; readonly contentEncrypted: string },
): ApprovalContent {
  const plain: unknown = JSON.parse(secrets.decrypt(contentEncrypted, approvalSubject(id)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `sealContent` wrote it, and the cipher is authenticated
  return plain as ApprovalContent;
}
