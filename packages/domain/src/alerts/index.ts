export {
  type AlertCondition,
  type AlertConditionError,
  alertConditionError,
  alertConditionWords,
  alertCountWords,
  alertMoneyWords,
  type AlertNumbers,
  readAlertCondition,
} from './alert-condition.ts';
export {
  type AlertKind,
  alertKinds,
  alertKindTitle,
  alertScope,
  offeredAlertKinds,
  visibleAlertKinds,
} from './alert-kind.ts';
export {
  type AlertStanding,
  type AlertStep,
  type AlertVerdict,
  nextAlertStep,
} from './alert-state.ts';
export { alertEmailsError, isEmailAddress, maxAlertEmails, splitEmails } from './email-address.ts';
