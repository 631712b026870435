/**
 * Every script of the payment page, with its purpose: the inventory that PCI DSS 4, 6.4.3 requires (RUN-305). A name is that
 * of the built file without its hash; inline scripts are named by their type. The hash of each file is in the page.
 */
export const paymentScripts: Readonly<Record<string, string>> = {
  importmap: 'inline: the hashes of the scripts below',
  'application/json': 'inline: data of this payment, not a script that runs',
  inline:
    'inline, with a named method alone: requests its requisites before the scripts below are there',
  CarryOnByPhone: 'the QR code that moves the payment to a phone',
  CheckPayee: 'the check of a payee before a withdrawal is completed',
  FieldFrame: 'the frame of a field: label, help and error',
  PayeeFacts: 'facts about a payee beside its field',
  ReturnForm: 'the form for the return of money that did not fit',
  ReturnPanel: 'the offer of that form',
  TicketForm: 'the form of a ticket to support, and the upload of a bank receipt',
  WithdrawalStep: 'the step in which a customer names a payee',
  'call-support': 'the calls of a ticket',
  calls: 'calls of the contract',
  en: 'texts in English',
  late: 'the steps after the choice of a method: requisites, waiting and outcome',
  main: 'the start of the page: React and the first view',
  ru: 'texts in Russian',
  'start-without-server': 'the page where the server has not rendered it',
  uz: 'texts in Uzbek',
};
