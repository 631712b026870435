export { OtpField } from './OtpField.tsx';
export type { OtherCode, OtpFieldProps } from './OtpField.tsx';
