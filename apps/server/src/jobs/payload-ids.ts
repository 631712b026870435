import type {
  AccountId,
  AlertMessageId,
  ApprovalId,
  CallbackId,
  EndpointId,
  InvoiceId,
  MerchantId,
  NotificationId,
  PayoutId,
  ReportScheduleId,
  ReportSendingId,
  ReturnId,
  TerminalId,
} from '@tiyin/domain/ids';
import { integer, string } from 'superstruct';
import { idStruct } from '../db/id-struct.ts';

/** The ids in the data of jobs. */
export const ids = {
  account: idStruct<AccountId>(integer()),
  alertMessage: idStruct<AlertMessageId>(string()),
  approval: idStruct<ApprovalId>(string()),
  callback: idStruct<CallbackId>(string()),
  endpoint: idStruct<EndpointId>(integer()),
  invoice: idStruct<InvoiceId>(string()),
  merchant: idStruct<MerchantId>(integer()),
  notification: idStruct<NotificationId>(integer()),
  payout: idStruct<PayoutId>(string()),
  reportSchedule: idStruct<ReportScheduleId>(integer()),
  reportSending: idStruct<ReportSendingId>(string()),
  return: idStruct<ReturnId>(string()),
  terminal: idStruct<TerminalId>(integer()),
};
