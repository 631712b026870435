import { PermissionGate, useIsPermitted } from './index.ts';

export const kept = [
  <PermissionGate key="one" permission="merchant.read">
    1
  </PermissionGate>,
  <PermissionGate key="any" anyOf={['report.read.balance', 'report.read.invoice']} fallback="no">
    1
  </PermissionGate>,
  <PermissionGate key="all" allOf={['terminal.statistic.settings', 'data.terminal.statistic']}>
    1
  </PermissionGate>,
];

export const broken = [
  // @ts-expect-error a gate needs a rule
  <PermissionGate key="none">1</PermissionGate>,
  // @ts-expect-error an empty rule admits nobody
  <PermissionGate key="any" anyOf={[]}>
    1
  </PermissionGate>,
  // @ts-expect-error all of nothing lets everybody in
  <PermissionGate key="all" allOf={[]}>
    1
  </PermissionGate>,
  // @ts-expect-error a permission that there is not
  <PermissionGate key="unknown" permission="merchant.reed">
    1
  </PermissionGate>,
  // @ts-expect-error one rule, not two
  <PermissionGate key="two" permission="merchant.read" anyOf={['settings.read']}>
    1
  </PermissionGate>,
];

export function useNothing(): boolean {
  // @ts-expect-error the hook needs a rule too
  return useIsPermitted({});
}
