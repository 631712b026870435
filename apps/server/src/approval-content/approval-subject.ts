import type { ApprovalId } from '@tiyin/domain/ids';

/** The subject of the notifications about an approval. */
export function approvalSubject(id: ApprovalId): string {
  return `approval:${id}`;
}
