/** The form's texts in English, and the set of keys that every language fills. `{name}` is a place for a value. */
export const en = {
  loading: 'Loading the payment…',
  'language.label': 'Language',

  'header.method': 'Choose a payment method',
  'header.init': 'Payment',
  'header.credential': 'Copy credentials and send money',
  'header.processing': 'Wait. Payment in progress...',
  'header.review': 'A person is looking into your payment',
  'header.success': 'Payment received',
  'header.fail': 'Payment not completed',
  'header.not_found': 'Payment not found',
  'header.insecure': 'This page needs a secure connection',

  'button.continue': 'Continue',
  'button.back': 'Back',
  'button.change_method': 'Change',
  deposit: 'Deposit {amount}',
  have_paid: 'I have paid',
  try_again: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  in_progress: 'One moment…',

  'amount.label': 'Amount',
  'amount.increase': 'Increase the amount',
  'amount.decrease': 'Decrease the amount',
  'amount.quick': 'Quick amounts',
  'limit.label': 'Limits',
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
  'credential.after':
    'Then press the button: we look for your transfer. You may close this page and come back.',
  card_number: 'Card number',
  payment_id: 'Payment ID',
  invoice_id: 'Invoice ID',

  'processing.close':
    'It usually takes less than a minute. You may close this page: the payment goes on without it.',
  'processing.save_id': 'Save your Payment ID until the money arrives in your account',
  'review.text':
    'Your transfer needs a closer look. You need not do anything: do not send the money again.',
  'success.text': 'Your balance will be updated soon',
  'fail.text': 'Something went wrong',
  'fail.sent':
    'If you have sent the money already, do not send it again. Keep this ID: it finds your payment.',
  'not_found.text': 'Check the address, or ask the shop for a new payment link.',
  'insecure.text': 'Open it with an address that begins with https://',
  noscript: 'Switch JavaScript on to pay on this page: without it the buttons do nothing.',
  'connection.lost': 'No connection. We keep trying; nothing is lost.',
} as const;
