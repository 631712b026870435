/**
 * Every action that is audited. `change` keeps the changed fields before and after; any other names the reason for
 * which its entries do not have both (PEOPLE-360). An action that is missing here does not compile.
 */
const actions = {
  'access.denied': 'nothing changed',
  'account.changed': 'change',
  'account.created': 'there was none before',
  'account.credential_changed': 'change',
  'account.credentials_read': 'nothing changed',
  'account.day_closed': 'change',
  'account.day_explained': 'change',
  'account.limit_changed': 'change',
  'account.money_moved': 'the posting says what moved',
  'account.paused': 'change',
  'account.resumed': 'change',
  'account.statement_imported': 'its lines are new',
  'account.statement_mapping_changed': 'change',
  'api_key.created': 'there was none before',
  'api_key.revoked': 'change',
  'approval.approved': 'change',
  'approval.credentials_read': 'nothing changed',
  'approval.expired': 'change',
  'approval.rejected': 'change',
  'approval.requested': 'there was none before',
  'approval.stale': 'change',
  'approval_rule.changed': 'change',
  'callback.sent_by_hand': 'the callback is new',
  'form.created': 'there was none before',
  'invariants.check_requested': 'nothing changed',
  'invoice.amount_changed': 'change',
  'invoice.canceled': 'change',
  'invoice.credentials_read': 'nothing changed',
  'invoice.refunded': 'the refund is a new invoice',
  'invoice.retried': 'change',
  'invoice.status_changed': 'change',
  'merchant.callback_address_changed': 'change',
  'merchant.callback_tested': 'nothing changed',
  'merchant.created': 'there was none before',
  'merchant.look_changed': 'change',
  'merchant.renamed': 'change',
  'money.returned': 'the return is new',
  'notification.assigned': 'change',
  'notification.closed': 'change',
  'notification.commented': 'the comment is new',
  'payout.confirmed': 'the outcome was unknown; the history of the invoice has its statuses',
  'payout.created': 'there was none before',
  'payout.ended': 'the outcome was unknown; the history of the invoice has its statuses',
  'payout.queried': 'nothing changed',
  'person.added': 'there was none before',
  'person.disabled': 'change',
  'person.enabled': 'change',
  'person.invitation_renewed': 'only the secret of the link',
  'person.invitation_revoked': 'there is none after',
  'person.invited': 'there was none before',
  'person.joined': 'change',
  'person.password_changed': 'only the secret itself',
  'person.password_refused': 'nothing changed',
  'person.password_reset': 'only the secret itself',
  'person.roles_changed': 'change',
  'pool.health_changed': 'change',
  'provider.added': 'there was none before',
  'rate.set': 'change',
  'return.confirmed': 'the outcome was unknown before',
  'return.credentials_read': 'nothing changed',
  'role.changed': 'change',
  'role.created': 'there was none before',
  'role.deleted': 'there is none after',
  'second_factor.locked': 'a wait began by itself',
  'second_factor.recovery_code_used': 'only the secret itself',
  'second_factor.reset': 'change',
  'second_factor.turned_off': 'change',
  'second_factor.turned_on': 'change',
  'secret.rotated': 'change',
  'secret.rotation_begun': 'the old secret still counts',
  'session.begun': 'there was none before',
  'session.confirmed': 'the session goes on',
  'session.ended': 'there is none after',
  'session.refused': 'nothing changed',
  'setting.changed': 'change',
  'settlement.created': 'there was none before',
  'sign_in_policy.changed': 'change',
  'terminal.attribute_removed': 'there is none after',
  'terminal.changed': 'change',
  'terminal.created': 'there was none before',
  'ticket.decided': 'change',
  'ticket.opened': 'there was none before',
  'ticket.receipt_attached': 'there was none before',
  'ticket.receipt_read': 'nothing changed',
  'transfer.assigned': 'change',
  'transfer.reported': 'there was none before',
  'transfer.reversed': 'the reversal is a new transfer',
} as const;

/** The name of an audited action, as `subject.verb`. */
export type AuditAction = keyof typeof actions;

/** The actions whose entries have the changed fields before and after. */
export type ChangeAction = {
  [Name in AuditAction]: (typeof actions)[Name] extends 'change' ? Name : never;
}[AuditAction];

/** The names of all actions. */
export const auditActions: readonly string[] = Object.keys(actions);

/** The names of the actions whose entries have the changed fields before and after. */
export const changeActions: readonly string[] = Object.entries(actions)
  .filter(([, reason]) => reason === 'change')
  .map(([name]) => name);
