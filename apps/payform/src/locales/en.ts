/** The form's texts in English, and the set of keys that every language fills. `{name}` is a place for a value. */
export const en = {
  loading: 'Loading the payment…',
  'language.label': 'Language',

  'header.method': 'Choose a payment method',
  'header.method.payout': 'Choose how to receive the money',
  'header.init': 'Payment',
  'header.credential': 'Copy credentials and send money',
  'header.payee.card': 'Insert the recipient card number and click "Send"',
  'header.payee.phone': 'Choose the bank, insert the phone number and click "Send"',
  'header.payee.card-or-phone': 'Insert the recipient card or phone number and click "Send"',
  'header.processing': 'Wait. Payment in progress...',
  'header.review': 'A person is looking into your payment',
  'header.success': 'Payment received',
  'header.sent': 'Money sent',
  'header.fail': 'Payment not completed',
  'header.not_found': 'Payment not found',
  'header.insecure': 'This page needs a secure connection',

  'button.continue': 'Continue',
  'button.back': 'Back',
  'button.change_method': 'Change',
  deposit: 'Deposit {amount}',
  withdrawal: 'Withdraw {amount}',
  send: 'Send {amount}',
  have_paid: 'I have paid',
  try_again: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  'copy.by_hand': 'Your browser did not allow copying. The text is selected: copy it by hand.',
  in_progress: 'One moment…',

  'amount.label': 'Amount',
  'amount.increase': 'Increase the amount',
  'amount.decrease': 'Decrease the amount',
  'amount.quick': 'Quick amounts',
  'limit.label': 'Limits',
  'method.next.amount':
    'Next you choose the amount. No money leaves your account until you send it yourself.',
  'method.next.fixed':
    'Next we show where to send it. No money leaves your account until you send it yourself.',
  'init.next': 'On the next step we show where to send the money.',

  'countdown.label': 'Time left',
  'countdown.at_zero': 'At zero this payment closes: do not send money after that.',
  'countdown.minutes_left': 'Minutes left: {minutes}',
  'countdown.seconds_left': 'Seconds left: {seconds}',
  'countdown.days.one': '{days} day',
  'countdown.days.few': '{days} days',
  'countdown.days.many': '{days} days',

  'credential.exact': 'Send exactly this amount, in one transfer.',
  'credential.waiting': 'Looking for an account for your transfer…',
  'wait.busy':
    'All accounts are busy for the moment. We keep looking and go on as soon as one is free: you need not do anything.',
  'wait.long.method':
    'It takes longer than usual. You may go on waiting, or pay by another method.',
  'wait.long.amount':
    'It takes longer than usual. You may go on waiting, or choose another amount: an account may be free for that.',
  'wait.long.none':
    'It takes longer than usual. You may leave this page open and wait, or go back to the shop and try again later. Do not send money before you see where to.',
  'wait.other_method': 'Choose another method',
  'wait.other_amount': 'Choose another amount',
  'requisites.changed':
    'The amount or the account has changed: send money only as shown here now. If you have sent it already, do not send it again: press “I have paid”.',
  'requisites.amounts_used_up':
    'This payment has had three different amounts or methods, and takes no more. Here is your last choice; you may also go back to an earlier one.',
  'credential.after':
    'Then press the button: we look for your transfer. You may close this page and come back.',
  'payee.label.card': 'Card number',
  'payee.label.card-or-phone': 'Card or phone number',
  'payee.label.phone': 'Phone number',
  'payee.plus': 'A phone number begins with + and the country code.',
  'payee.bank': 'Bank',
  'payee.find': 'Find the bank',
  'payee.found': 'Banks found: {count}',
  'payee.none': 'Nothing found.',
  'payee.loading': 'Loading the banks…',
  'payee.not_loaded': 'The list of banks could not be loaded.',
  'payee.check': 'Check it: money sent cannot be taken back.',
  'payee.refused': 'Money cannot be sent to this number. Check it, or enter another.',
  'payee.no-bank': 'Choose the bank',
  'payee.incomplete': 'Fill in the phone number',
  'payee.must-start-with-nine': 'Phone number must start with nine',
  'payee.not-russian': 'Enter a Russian mobile number',
  'payee.no-country-code': 'Enter the phone number with its country code',
  'payee.empty': 'Fill in the number',
  'payee.not-digits': 'A number has digits only',
  'payee.wrong-length': 'Check the number: it has too few or too many digits',
  'payee.wrong-check-digit': 'Check the number: a digit is wrong',

  card_number: 'Card number',
  phone_invalid: 'Invalid phone number format',
  payment_id: 'Payment ID',
  invoice_id: 'Invoice ID',

  'processing.close':
    'It usually takes less than a minute. You may close this page: the payment goes on without it.',
  'processing.save_id': 'Save your Payment ID until the money arrives in your account',
  'review.text':
    'Your transfer needs a closer look. You need not do anything: do not send the money again.',
  'success.text': 'Your balance will be updated soon',
  'success.next':
    'Press “Continue” to go back to the shop. Keep the Payment ID until the balance there is updated.',
  'success.sent':
    'Your bank may need some minutes to show the money. Press “Continue” to go back to the shop.',
  'fail.text': 'Something went wrong',
  'fail.expired': 'Time ran out before “I have paid” was pressed, so this payment is closed.',
  'fail.late':
    'For half an hour we still look for your transfer. Open this page again then to see whether it came.',
  'fail.declined': 'Your transfer was not found, or not accepted.',
  'fail.canceled': 'This payment was canceled.',
  'fail.refused': 'This payment cannot go on here. Go back to the shop and start again.',
  'fail.again': 'Go back to the shop to start again.',
  'fail.sent':
    'If you have sent the money already, do not send it again. Keep this ID: it finds your payment.',
  'withdrawal.next.amount': 'Next you choose the amount, then where to send it.',
  'withdrawal.after':
    'Press the button, and we send the money there. It usually takes less than a minute.',
  'withdrawal.next': 'On the next step you say where to send the money.',
  'withdrawal.expired':
    'Time ran out before it was said where to send the money. Nothing was sent.',
  'withdrawal.canceled': 'This withdrawal was canceled.',
  'withdrawal.at_zero': 'At zero this withdrawal closes, and nothing is sent.',
  'withdrawal.review': 'Your withdrawal needs a closer look. You need not do anything.',
  'withdrawal.fail':
    'This withdrawal did not go through. Ask the shop what to do next, and give it this ID.',
  'ticket.write': 'Report a problem',
  'ticket.label': 'What happened?',
  'ticket.hint': 'Say what you did, and when. Never write a PIN or a code from an SMS.',
  'ticket.send': 'Send to support',
  'ticket.cancel': 'Not now',
  'ticket.left': 'Characters left: {count}',
  'ticket.too_long': 'Too long. Characters to remove: {count}',
  'ticket.empty': 'Say in a few words what happened',
  'ticket.refused_text': 'The text is too long. Shorten it and send it again.',
  'ticket.refused': 'This could not be sent. Reload the page to see how your payment stands.',
  'ticket.open':
    'We have your message: ticket number {id}. A person will read it. Come back to this page to see when it is closed.',
  'ticket.closed': 'Ticket number {id} is closed. If something is still wrong, write again.',
  'not_found.text': 'Check the address, or ask the shop for a new payment link.',
  'insecure.text': 'Open it with an address that begins with https://',
  'phone.title': 'Carry on by phone',
  'phone.text': 'Point your phone’s camera at the code: this page opens on the phone.',
  'phone.code': 'QR code of this page',
  'connection.lost': 'No connection. Keep this page open: we keep trying, and nothing is lost.',
} as const;
