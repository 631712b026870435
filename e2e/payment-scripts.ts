/**
 * Every script of the payment page, with its purpose: the inventory that PCI DSS 4, 6.4.3 requires (RUN-305). A name is that
 * of the built file without its hash; inline scripts are named by their type. The hash of each file is in the page.
 */
export const paymentScripts: Readonly<Record<string, string>> = {
  importmap: 'inline: the hashes of the scripts below',
  'application/json': 'inline: data of this payment, not a script that runs',
  CarryOnByPhone: 'the QR code that moves the payment to a phone',
  CheckPayee: 'the check of a payee before a withdrawal is completed',
  FieldFrame: 'the frame of a field: label, help and error',
  LateStep: 'the steps after the choice of a method',
  PayeeFacts: 'facts about a payee beside its field',
  ReturnForm: 'the form for the return of money that did not fit',
  ReturnPanel: 'the offer of that form',
  TicketForm: 'the form of a ticket to support, and the upload of a bank receipt',
  WithdrawalStep: 'the step in which a customer names a payee',
  'call-server': 'calls of the payment form to this server',
  'call-support': 'the calls of a ticket',
  calls: 'calls of the contract',
  en: 'texts in English',
  form: 'React and the first view',
  index: 'the start of the page',
  late: 'requisites, waiting and outcome',
  'rolldown-runtime': 'the loader of modules that the build adds',
  ru: 'texts in Russian',
  'start-without-server': 'the page where the server has not rendered it',
  steps: 'code that several steps share',
  uz: 'texts in Uzbek',
};
