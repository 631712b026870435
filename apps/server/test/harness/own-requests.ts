import type {
  ChangePasswordRequest,
  CodeRequest,
  InvoiceViewNameRequest,
  PasskeyName,
  PasswordRequest,
  SignInPolicyChange,
  StepUpRequest,
  TurnOffTwoFactorRequest,
} from '@tiyin/api/types';
import type { LiveForm } from './live-form.ts';

/**
 * Requests of a signed-in person about their own account. The passwords are wrong, which is refused at the field: so
 * that the people of the harness keep theirs.
 */
export const ownRequests = {
  changeSignInPolicy: () => ({
    body: {
      idleMinutes: 30,
      sessionHours: 12,
      needsSecondFactor: false,
    } satisfies SignInPolicyChange,
  }),
  changePassword: () => ({
    body: {
      currentPassword: 'wrong',
      newPassword: 'olma nok behi',
    } satisfies ChangePasswordRequest,
  }),
  endSession: () => ({ path: { id: '0'.repeat(32) } }),
  stepUp: () => ({ body: { password: 'wrong' } satisfies StepUpRequest }),
  renamePasskey: () => ({
    path: { id: '2147480000' },
    body: { name: 'Work laptop' } satisfies PasskeyName,
  }),
  renameInvoiceView: ({ invoiceViewId }: LiveForm) => ({
    path: { id: String(invoiceViewId) },
    body: { name: `View ${invoiceViewId}` } satisfies InvoiceViewNameRequest,
  }),
  removeInvoiceView: ({ invoiceViewId }: LiveForm) => ({ path: { id: String(invoiceViewId) } }),
  removePasskey: () => ({ path: { id: '2147480000' } }),
  beginTwoFactor: () => ({ body: { password: 'wrong' } satisfies PasswordRequest }),
  confirmTwoFactor: () => ({ body: { code: '123456' } satisfies CodeRequest }),
  renewRecoveryCodes: () => ({}),
  turnOffTwoFactor: () => ({
    body: { password: 'wrong', code: '123456' } satisfies TurnOffTwoFactorRequest,
  }),
};
