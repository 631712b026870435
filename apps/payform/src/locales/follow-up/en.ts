/** The texts of what follows a payment, in English: the return of money, receipts, the answer of support. */
export const followUp = {
  'return.open': 'Get {amount} back',
  'return.title': 'Where shall {amount} be sent back?',
  'return.text':
    'Enter your own card or phone number. Our staff check every return before it is sent.',
  'return.ends': 'Then do not send the rest: this payment will not be completed.',
  'return.next': 'Continue',
  'return.check': 'Send {amount} back to this number?',
  'return.yes': 'Yes, request it',
  'return.requested':
    'You requested {amount} back, to the number that ends in {digits}. Our staff check it, and the answer appears here.',
  'return.sending': 'Approved: {amount} is on its way to the number that ends in {digits}.',
  'return.sent': '{amount} was sent back to the number that ends in {digits}.',
  'return.rejected': 'Your request to get {amount} back was not approved.',
  'return.failed':
    '{amount} could not be sent to the number that ends in {digits}. Enter another number.',
  'return.refused':
    'This cannot be requested right now. Reload the page to see how your payment stands.',
  'support.answer': 'Answer of support: {answer}',
  'receipt.label': 'Picture of the bank’s receipt',
  'receipt.hint': 'It helps to find the money. PNG, JPEG, WebP or PDF, up to 5 MB.',
  'receipt.choose': 'Choose a file',
  'receipt.send': 'Attach it',
  'return.request': 'Get the money back',
  'receipt.attached': 'The receipt is attached.',
  'receipt.too_large': 'This file is larger than 5 MB. Choose a smaller one.',
  'receipt.type': 'This is not a PNG, JPEG, WebP or PDF. Choose another file.',
  'receipt.damaged': 'This file is damaged. Choose another one.',
  'receipt.refused': 'The file could not be attached. Reload the page and try again.',
} as const;
