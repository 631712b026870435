export { amountStep, decreaseAmount, increaseAmount, quickAmounts } from './amount-stepper.ts';
export { failContinueUrl, successContinueUrl } from './continue-urls.ts';
export { clockOffset, type Countdown, countdown, countdownText } from './countdown.ts';
export { type FormEvent, type FormEventType } from './form-event.ts';
export { endedBeforeRequisites } from './form-ends.ts';
export { needsRenewal } from './form-follow.ts';
export {
  type EndScreen,
  type FormCredentials,
  type FormCurrency,
  type FormInit,
  type FormMethod,
  type FormProgress,
  type IssuedRequisites,
} from './form-init.ts';
export {
  adjustmentOf,
  canChooseMethod,
  canGoBack,
  isWithinCurrencyLimits,
  isWithinMethodLimits,
  wayOutOfWait,
} from './form-limits.ts';
export { formTransition } from './form-machine.ts';
export {
  type FailOrigin,
  type FailReason,
  type FormState,
  type FormStep,
  loadingForm,
  type RequisitesNotice,
} from './form-state.ts';
export {
  moneyDifference,
  type MoneyDifference,
  watchedUntil,
  topUpAmount,
} from './money-difference.ts';
export { isAnswered, openForm } from './open-form.ts';
export {
  credentialRetryDelayMs,
  failPollMs,
  longWaitMs,
  type ProcessingPhase,
  processingPhase,
  statusPollMs,
} from './polling.ts';
