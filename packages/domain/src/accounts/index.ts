export {
  type AccountHealth,
  defaultPauseAfter,
  type HealthFacts,
  type HealthPool,
  judgeAccountHealth,
  limitUsePercent,
  pauseAfterLimits,
  type UnpaidClaim,
} from './account-health.ts';
export {
  defaultPriority,
  highestPriority,
  keepDigits,
  type LimitProblem,
  type LimitReading,
  type LimitTexts,
  readLimit,
} from './account-limit.ts';
export {
  type CredentialType,
  type CredentialTypeCode,
  credentialTypes,
  isRequisite,
  type ParameterType,
  type ParameterTypeCode,
  parameterTypeOf,
  parameterTypes,
} from './credential-type.ts';
export {
  type CredentialProblem,
  type CredentialReading,
  credentialTextLimit,
  readCredential,
} from './read-credential.ts';
