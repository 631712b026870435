import type { AlertRuleRequest } from '@tiyin/api/types';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

const own = ({ alertRuleId }: LiveForm) => ({ path: { id: String(alertRuleId) } });

const content = ({ shops }: World): AlertRuleRequest => ({
  name: 'No payments',
  condition: { kind: 'NO_PAYMENTS', minutes: 60 },
  merchantId: shops[0].merchantId,
  webhookUrl: 'https://ops.example/alerts',
  emails: ['night@ops.example'],
  quietMinutes: 30,
  enabled: true,
});

/** Requests about alert rules. */
export const alertRequests = {
  listAlertRules: () => ({}),
  addAlertRule: (_form: LiveForm, world: World) => ({ body: content(world) }),
  changeAlertRule: (form: LiveForm, world: World) => ({
    ...own(form),
    body: { ...content(world), name: 'No payment for long' },
  }),
  deleteAlertRule: own,
  testAlertRule: own,
  replaceAlertSecret: own,
};
