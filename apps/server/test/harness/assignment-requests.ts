import type { AssignInvoiceRequest, AssignNotificationRequest } from '@tiyin/api/types';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

/** Of the assignment of invoices and notifications. */
export const assignmentRequests = {
  assignInvoice: ({ invoiceId }: LiveForm) => ({
    path: { id: invoiceId },
    body: { personId: null } satisfies AssignInvoiceRequest,
  }),
  listNotificationAssignees: (_: LiveForm, { notificationId }: World) => ({
    path: { id: String(notificationId) },
  }),
  assignNotification: (_: LiveForm, { notificationId }: World) => ({
    path: { id: String(notificationId) },
    body: { personId: null } satisfies AssignNotificationRequest,
  }),
};
