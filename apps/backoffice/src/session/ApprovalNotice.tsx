import { useListApprovalRules } from '@tiyin/api/hooks/approvals';
import { type ApprovalKind, isAboveThreshold } from '@tiyin/domain/approvals';
import { Banner } from '@tiyin/ui/banner';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';

export interface ApprovalNoticeProps {
  readonly kind: ApprovalKind;
  /** The amount of the change in minor units; missing while it is not typed, or for a kind without thresholds. */
  readonly amount?: bigint | null | undefined;
  readonly currency?: string | undefined;
  /** Nothing in test processing needs approval. */
  readonly isTest?: boolean | undefined;
}

/** Says before a change that it needs a second person, to people who may read the rules (PEOPLE-261). */
export function ApprovalNotice({ amount, currency, isTest = false, kind }: ApprovalNoticeProps) {
  const mayRead = useIsPermitted({ permission: 'settings.read' });
  const { data } = useListApprovalRules(mayRead && !isTest ? {} : null);
  const rule = data?.data.find((each) => each.kind.code === kind);
  const line = rule?.thresholds?.find((each) => each.currency === currency);
  const threshold = line?.threshold ?? null;
  const isAbove = isAboveThreshold(amount ?? 0n, threshold === null ? null : BigInt(threshold));
  if (isTest || !(rule?.isRequired === true || isAbove)) return null;
  return (
    <Banner tone="primary">
      This needs approval by a second person, who has 24 hours to decide.
    </Banner>
  );
}
