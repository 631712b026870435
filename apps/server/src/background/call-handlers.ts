import { prepareAlert } from '../alerts/deliver-message.ts';
import { prepareJudging } from '../alerts/judge-rules.ts';
import { prepareDelivery, prepareEvent } from '../callbacks/deliver.ts';
import { prepareEndpoint } from '../callbacks/endpoints/deliver-endpoint.ts';
import { prepareCheck } from '../invariants/schedule.ts';
import { type CallDeps, type CallHandlers, handlerOf } from '../jobs/handlers.ts';
import { callPayloads } from '../jobs/queue.ts';
import { preparePayoutCall } from '../providers/http/call-payout.ts';
import { prepareReturnCall } from '../providers/http/call-return.ts';
import { prepareReport } from '../report-schedules/send-report.ts';

/** The use case of each kind of job that calls out. */
export const callHandlers: CallHandlers = {
  'callback.deliver': handlerOf(
    callPayloads['callback.deliver'],
    (tx, { invoiceId }, deps: CallDeps) => prepareDelivery(tx, invoiceId, deps),
  ),
  'event.deliver': handlerOf(callPayloads['event.deliver'], (tx, { callbackId }, deps: CallDeps) =>
    prepareEvent(tx, callbackId, deps),
  ),
  'endpoint.deliver': handlerOf(
    callPayloads['endpoint.deliver'],
    (tx, { endpointId }, deps: CallDeps) => prepareEndpoint(tx, endpointId, deps),
  ),
  'payout.call': handlerOf(callPayloads['payout.call'], (tx, { invoiceId }, deps: CallDeps) =>
    preparePayoutCall(tx, invoiceId, deps),
  ),
  'return.call': handlerOf(callPayloads['return.call'], (tx, { returnId }, deps: CallDeps) =>
    prepareReturnCall(tx, returnId, deps),
  ),
  'invariants.check': handlerOf(callPayloads['invariants.check'], (_tx, _payload, deps: CallDeps) =>
    Promise.resolve(prepareCheck(deps)),
  ),
  'alerts.judge': handlerOf(callPayloads['alerts.judge'], (_tx, _payload, deps: CallDeps) =>
    Promise.resolve(prepareJudging(deps)),
  ),
  'alert.deliver': handlerOf(callPayloads['alert.deliver'], (tx, { messageId }, deps: CallDeps) =>
    prepareAlert(tx, messageId, deps),
  ),
  'report.send': handlerOf(callPayloads['report.send'], (tx, { sendingId }, deps: CallDeps) =>
    prepareReport(tx, sendingId, deps),
  ),
};
